import type { Field } from '../definition/field.ts';
import type { Question, QuestionGroup, Section } from '../definition/section.ts';
import { readSubmitted } from './answers-of-form.ts';
import type { LiveForm } from './live-form.ts';
import { isQuestionShown, listShownSections } from './shown-parts.ts';

/** A section with the answers given in it, as a version of an application keeps it for reviewers (P309). */
export interface MappedSection extends Pick<Section, 'key' | 'name'> {
  readonly questionGroups: readonly MappedGroup[];
}

export interface MappedGroup extends Pick<QuestionGroup, 'key' | 'name'> {
  readonly questions: readonly MappedQuestion[];
}

export interface MappedQuestion extends Pick<Question, 'key' | 'copy'> {
  readonly fields: readonly MappedField[];
}

export interface MappedField {
  readonly definition: Field;
  readonly answer: MappedAnswer;
}

export interface MappedAnswer {
  readonly id?: string;
  readonly key: string;
  readonly value: unknown;
  readonly fieldReviewsRequiringResubmission?: readonly FieldReview[];
}

export interface FieldReview {
  readonly id: string;
  readonly reviewStatus: string;
}

/**
 * Puts the answers that count beside the questions that asked for them. What reviewers ask again is there even without
 * an answer.
 */
export function mapAnswers(
  { instance }: LiveForm,
  reviewsOf: ReadonlyMap<string, readonly FieldReview[]> = new Map(),
): MappedSection[] {
  const { compiled, shownInGroup, root } = instance;
  const answers = readSubmitted(root);
  return listShownSections(instance).map((section) => ({
    key: section.definition.key,
    name: section.definition.name,
    questionGroups: compiled.groups
      .filter(({ index, parentIndex }) => parentIndex === section.index && (shownInGroup[index] ?? 0) > 0)
      .map((group) => ({
        ...nameOf(group.definition),
        questions: compiled.questions
          .filter(({ index, parentIndex }) => parentIndex === group.index && isQuestionShown(instance, index))
          .map(({ definition, slots }) => ({
            key: definition.key,
            copy: definition.copy,
            fields: slots
              .filter(({ key }) => key in answers || reviewsOf.has(key))
              .map(({ slot }) => ({
                definition: slot.field,
                answer: toAnswer(slot.key, answers[slot.key], reviewsOf.get(slot.key)),
              })),
          })),
      })),
  }));
}

function toAnswer(key: string, value: unknown, reviews: readonly FieldReview[] | undefined): MappedAnswer {
  return reviews ? { key, value, fieldReviewsRequiringResubmission: reviews } : { key, value };
}

/** The keys of the fields that reviewers of the previous version want answered anew (P453). */
export function listFieldsToResubmit(previous: readonly MappedSection[]): string[] {
  return previous
    .flatMap(({ questionGroups }) => questionGroups)
    .flatMap(({ questions }) => questions)
    .flatMap(({ fields }) => fields)
    .filter(({ answer }) => (answer.fieldReviewsRequiringResubmission ?? []).length > 0)
    .map(({ answer }) => answer.key);
}

function nameOf({ key, name }: QuestionGroup): Pick<QuestionGroup, 'key' | 'name'> {
  return name === undefined ? { key } : { key, name };
}
