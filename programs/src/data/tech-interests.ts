import { defineOptions } from '@handrail/engine';

/** Technology that owners want to learn about; invented, for a partner to replace. */
export const techInterests = {
  sample: true,
  values: defineOptions([
    { label: 'A website', value: 'website' },
    { label: 'Selling online', value: 'onlineSales' },
    { label: 'Social media', value: 'socialMedia' },
    { label: 'Accounting software', value: 'accountingSoftware' },
    { label: 'Taking card payments', value: 'payments' },
    { label: 'Keeping track of customers', value: 'customers' },
    { label: 'Online safety', value: 'onlineSafety' },
    { label: 'Basic computer skills', value: 'computerSkills' },
    { label: 'None of these', value: 'none' },
  ]),
};
