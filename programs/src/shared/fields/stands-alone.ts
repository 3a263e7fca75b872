import { answer, length, not, or, value, type Field } from '@handrail/engine';

type ValidationRule = NonNullable<NonNullable<Field['validation']>['rules']>[number];

/** That a choice such as "no" is the only one of several; "none" and "decline" are so by themselves. */
export function standsAlone(key: string, choice: string): ValidationRule {
  return {
    rule: or(not(answer(key).includes(choice)), value(length(answer(key))).equals(1)),
    message: 'This answer cannot be combined with others',
  };
}
