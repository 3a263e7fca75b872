import { defineOptions } from '@handrail/engine';

/** What makes it hard to get around; invented, for a partner to replace. */
export const transportationSituations = {
  sample: true,
  values: defineOptions([
    { label: 'My car needs repairs', value: 'car-repairs' },
    { label: 'I cannot afford gas', value: 'cannot-afford-gas' },
    { label: 'I cannot afford the bus or train', value: 'cannot-afford-transit' },
    { label: 'I cannot pay for my car or its insurance', value: 'cannot-afford-car' },
    { label: 'I have no way to get to school or work', value: 'no-transportation' },
  ]),
};
