import type { AnswerValue } from '../../values/answers.ts';
import { presentAnswer } from '../../answers/present-answer.ts';
import type { Section } from '../../definition/section.ts';
import {
  explainRule,
  type Explanation,
  explanationWords,
  type PresentAnswer,
  type ReasonWords,
} from '../../rules/explain-rule.ts';
import type { Rule } from '../../definition/rule.ts';
import type { Locale } from '../../language/locale.ts';
import type { Scope, Slot } from '../../rules/scope.ts';
import { readSubmitted } from '../answers-of-form.ts';
import { findPosition } from '../field-path.ts';
import type { FormSettings } from '../../definition/form-settings.ts';
import { isPlace, type PlaceInstance } from '../form-instance.ts';
import type { LiveForm } from '../live-form.ts';

/** Says why a field can be seen or cannot: the conditions of everything that it stands in, then its own. */
export function explainField({ instance }: LiveForm, path: string): Explanation | undefined {
  const found = findPosition(instance, path);
  if (!found) return undefined;
  const { questions, groups, sections } = instance.compiled;
  const slot = found.place.compiled.slots[found.index]?.slot;
  const question = slot && questions[slot.questionIndex];
  const parts = question
    ? [sections[question.sectionIndex], groups[question.parentIndex], question].map(
        (part) => part?.definition,
      )
    : [];
  const explanations = [
    ...parts.map((part) => part && explainAudience(part, instance.settings)),
    ...parts.map((part) => explain(part?.dynamicLogic, instance.compiled.scope, instance.root)),
    slot && explainAudience(slot.whole?.field ?? slot.field, instance.settings),
    ...explainOwn(slot, found.place),
  ].filter((explanation) => explanation !== undefined);
  const failing = explanations.filter(({ holds }) => !holds);
  return {
    holds: failing.length === 0,
    reasons: (failing.length === 0 ? explanations : failing).flatMap(({ reasons }) => reasons),
  };
}

/** Says why any rule holds or not, for a form's own answers. */
export function explainFormRule(
  { instance }: LiveForm,
  rule: Rule,
  {
    words,
    present = presentIn(instance.settings.locale),
  }: { readonly words?: ReasonWords; readonly present?: PresentAnswer } = {},
): Explanation {
  return explainRule(rule, instance.compiled.scope, instance.root, present, words);
}

/** Says for whom a part of the form is, where it is not for this person. */
function explainAudience(
  { adminOnly, applicantTypes }: Partial<Pick<Section, 'adminOnly' | 'applicantTypes'>>,
  { locale, audience, applicantType = '' }: FormSettings,
): Explanation | undefined {
  if (adminOnly && audience !== 'staff') {
    return { holds: false, reasons: [{ text: explanationWords(locale).staffOnly }] };
  }
  if (!applicantTypes || applicantTypes.includes(applicantType)) return undefined;
  return { holds: false, reasons: [{ text: explanationWords(locale).onlyFor(applicantTypes.join(', ')) }] };
}

function explainOwn(slot?: Slot, place?: PlaceInstance): (Explanation | undefined)[] {
  if (!slot || !place) return [];
  const { whole, scope, field } = slot;
  return [
    ...(whole ? explainOwn(whole, place) : explainOwn(scope.list, place.parent)),
    explain(field.dynamicLogic, scope, place),
  ];
}

function explain(rule: Rule | undefined, scope: Scope, place: PlaceInstance): Explanation | undefined {
  return rule === undefined
    ? undefined
    : explainRule(rule, scope, place, presentIn(place.form.settings.locale));
}

function presentIn(locale: Locale): PresentAnswer {
  return ({ field, entryScope }, value) => {
    const answer = entryScope && Array.isArray(value) ? value.filter(isPlace).map(readSubmitted) : value;
    // A rule's value is an answer, or a literal that stands for one.
    return presentAnswer(field, answer as AnswerValue, { locale });
  };
}
