import { type CopyValues, renderCopy } from '../../definition/copy.ts';
import { isSensitive } from '../../answers/sensitive.ts';
import { labelOf } from '../../validation/fields/compile-field-check.ts';
import { defineWords } from '../../language/define-words.ts';
import type { Reason } from '../../rules/explain-rule.ts';
import { takesAnswer } from '../../rules/scope.ts';
import { explainField } from './explain-field.ts';
import type { LiveForm } from '../live-form.ts';

/** A question whose place in the form depends on something, and on what. */
export interface ExplainedField {
  readonly key: string;
  readonly label: string;
  readonly isShown: boolean;
  /** Sentences that name no sensitive answer. */
  readonly reasons: readonly string[];
}

/** Says of every question that is not always asked why it was, or why it was not. */
export function explainFields(form: LiveForm, copyValues: CopyValues): ExplainedField[] {
  const { questions, scope } = form.instance.compiled;
  const sensitive = new Map(
    scope.slots.filter(({ field }) => isSensitive(field)).map((slot) => [slot.key, labelOf(slot)]),
  );
  const say = ({ key, text }: Reason) => {
    const label = key === undefined ? undefined : sensitive.get(key);
    return label === undefined ? text : words(copyValues.locale).hidden(label);
  };
  return questions.flatMap(({ slots }) =>
    slots
      .filter(({ slot }) => takesAnswer(slot))
      .flatMap(({ slot }) => {
        const explained = explainField(form, slot.key);
        if (!explained || explained.reasons.length === 0) return [];
        return {
          key: slot.key,
          label: renderCopy(labelOf(slot), copyValues),
          isShown: explained.holds,
          reasons: [...new Set(explained.reasons.map((reason) => renderCopy(say(reason), copyValues)))],
        };
      }),
  );
}

const words = defineWords('explainedFields', {
  hidden: (label: string) => `It depends on the answer to “${label}”`,
});
