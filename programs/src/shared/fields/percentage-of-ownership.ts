import { answer, type Field } from '@handrail/engine';

/** How much of the business an owner holds, as "35" or "35%". */
export function percentageOfOwnership(): Field {
  const key = 'percentageOfOwnership';
  return {
    type: 'Text',
    key,
    copy: 'Percentage of ownership',
    placeholder: '50',
    validation: {
      max: 3,
      rules: [{ rule: answer(key).matches('^(100|[1-9]?\\d)%?$'), message: 'Enter a number from 0 to 100' }],
    },
  };
}
