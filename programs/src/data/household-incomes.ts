import { defineOptions } from '@handrail/engine';

/** Ranges of income; one ends at the target of the matched-savings program for a family of four; invented, for a partner to replace. */
export const householdIncomes = {
  sample: true,
  values: defineOptions([
    { label: 'Less than $25,000', value: 'lessThan25000' },
    { label: '$25,000 to $39,999', value: 'from25000To39999' },
    { label: '$40,000 to $57,500', value: 'from40000To57500' },
    { label: '$57,501 to $74,999', value: 'from57501To74999' },
    { label: '$75,000 to $99,999', value: 'from75000To99999' },
    { label: '$100,000 or more', value: 'atLeast100000' },
    { label: 'I am not sure', value: 'notSure' },
  ]),
};
