import { answer, type Question } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

interface MustBeYes {
  readonly key: string;
  readonly title: string;
  readonly copy: string;
  /** What someone reads who says no. */
  readonly message: string;
}

/** A question that lets only those go on who say yes. */
export function mustBeYes({ key, title, copy, message }: MustBeYes): Question {
  return {
    key,
    copy: { title },
    fields: [yesNo({ key, copy, validation: { rules: [{ rule: answer(key).isYes(), message }] } })],
  };
}
