import { defineOptions } from '@handrail/engine';

/** Programs of public assistance; invented, for a partner to replace. */
export const publicAssistancePrograms = {
  sample: true,
  values: defineOptions([
    { label: 'SNAP (food stamps)', value: 'snap' },
    { label: 'WIC', value: 'wic' },
    { label: 'TANF (cash assistance)', value: 'tanf' },
    { label: 'Medicaid or CHIP', value: 'medicaid' },
    { label: 'SSI (Supplemental Security Income)', value: 'ssi' },
    { label: 'Help with rent or a housing voucher', value: 'housing-assistance' },
    { label: 'Help with energy bills (LIHEAP)', value: 'energy-assistance' },
    { label: 'Head Start', value: 'head-start' },
    { label: 'Free or reduced school meals', value: 'school-meals' },
    { label: 'Another program', value: 'other' },
  ]),
};
