import { defineOptions } from '@handrail/engine';

/** What can be wrong with a student’s child care; invented, for a partner to replace. */
export const childcareSituations = {
  sample: true,
  values: defineOptions([
    { label: 'I cannot afford child care', value: 'cannot-afford' },
    { label: 'I lost my child care', value: 'lost-childcare' },
    { label: 'I am behind on child care payments', value: 'behind-on-payments' },
    { label: 'My child care does not fit my class or work hours', value: 'hours-do-not-fit' },
  ]),
};
