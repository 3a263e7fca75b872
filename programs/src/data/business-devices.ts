import { defineOptions } from '@handrail/engine';

/** Devices that businesses use; invented, for a partner to replace. */
export const businessDevices = {
  sample: true,
  values: defineOptions([
    { label: 'Desktop computer', value: 'desktop' },
    { label: 'Laptop', value: 'laptop' },
    { label: 'Tablet', value: 'tablet' },
    { label: 'Smartphone', value: 'smartphone' },
    { label: 'Printer or scanner', value: 'printer' },
    { label: 'Card reader', value: 'cardReader' },
    { label: 'None of these', value: 'none' },
  ]),
};
