import {
  firstLocale,
  isSameAnswer,
  listFieldsToResubmit,
  presentAnswer,
  renderCopy,
  type AnswerValue,
  type CopyValues,
  type MappedSection,
} from '@handrail/engine';
import type { FieldReviews } from './field-reviews-query.ts';

/** A question with the fields that were asked again. */
export interface ChangedQuestion {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly ChangedField[];
}

export interface ChangedField {
  readonly key: string;
  readonly label: string;
  readonly previous: string;
  /** Nothing while the answer is the one that was submitted. */
  readonly next: string | undefined;
}

/** What was asked again, question by question, with the answers before and now (P215, P453). */
export function listChanges(
  { currentVersion, latestSubmission }: FieldReviews,
  copyValues: CopyValues,
): ChangedQuestion[] {
  const submitted = latestSubmission ?? [];
  const asked = new Set(listFieldsToResubmit(submitted));
  const now = new Map(listFields(currentVersion).map(({ answer }) => [answer.key, answer.value]));
  return listQuestions(submitted)
    .map(({ key, copy, fields }) => ({
      key,
      title: renderCopy(copy.title, copyValues),
      fields: fields
        .filter(({ answer }) => asked.has(answer.key))
        .map(({ definition, answer }) => {
          const before = answer.value as AnswerValue;
          const value = now.get(answer.key) as AnswerValue;
          return {
            key: answer.key,
            label: renderCopy(definition.copy || copy.title, copyValues),
            previous: presentAnswer(definition, before, copyValues),
            next: isSameAnswer(before, value) ? undefined : presentAnswer(definition, value, copyValues),
          };
        }),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Whether something that was asked again has another answer by now. */
export function hasChanges(reviews: FieldReviews): boolean {
  return listChanges(reviews, { locale: firstLocale }).some(({ fields }) =>
    fields.some(({ next }) => next !== undefined),
  );
}

function listQuestions(sections: readonly MappedSection[]) {
  return sections.flatMap(({ questionGroups }) => questionGroups.flatMap(({ questions }) => questions));
}

function listFields(sections: readonly MappedSection[]) {
  return listQuestions(sections).flatMap(({ fields }) => fields);
}
