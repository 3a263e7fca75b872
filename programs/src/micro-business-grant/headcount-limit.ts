import type { Field } from '@handrail/engine';

/** The source has the limit in two readings (R173, R174); the other one is kept beside the one that is shown. */
export const headcountLimit: Field = {
  type: 'Typography',
  key: 'employees.limit',
  copy: 'This grant is for businesses with ten employees or fewer.',
  sourceLabel: 'fewer than 10 employees',
};
