import { defineOptions } from '@handrail/engine';

/** Kinds of utility bills; invented, for a partner to replace. */
export const utilityTypes = {
  sample: true,
  values: defineOptions([
    { label: 'Electricity', value: 'electricity' },
    { label: 'Gas', value: 'gas' },
    { label: 'Heating fuel', value: 'heating-fuel' },
    { label: 'Water and sewer', value: 'water-and-sewer' },
    { label: 'Trash', value: 'trash' },
    { label: 'Internet', value: 'internet' },
    { label: 'Something else', value: 'other' },
  ]),
};
