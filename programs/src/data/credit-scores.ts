import { defineOptions } from '@handrail/engine';

/** Ranges of credit scores; invented, for a partner to replace. */
export const creditScores = {
  sample: true,
  values: defineOptions([
    { label: 'Below 580', value: 'below580' },
    { label: '580 to 669', value: 'from580To669' },
    { label: '670 to 739', value: 'from670To739' },
    { label: '740 to 799', value: 'from740To799' },
    { label: '800 or higher', value: 'atLeast800' },
    { label: 'I do not know my score', value: 'notSure' },
  ]),
};
