import { renderCopy, type CopyValues } from '../definition/copy.ts';
import type { Field } from '../definition/field.ts';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { labelOf } from '../validation/fields/compile-field-check.ts';
import { readSubmitted } from './answers-of-form.ts';
import type { CompiledSlot } from './compiled-program.ts';
import { type FormInstance, hasFlag, visible } from './form-instance.ts';
import type { LiveForm } from './live-form.ts';
import { isQuestionShown, listShownSections } from './shown-parts.ts';

/** A section of a form to be read, with the questions that can be seen, in the form's order. */
export interface SectionToRead {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly QuestionToRead[];
}

export interface QuestionToRead {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly AnswerToRead[];
}

export interface AnswerToRead {
  /** Under which the answer is kept. */
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  readonly value: AnswerValue;
}

/** Every question that can be seen with what was answered to it, also where nothing was. */
export function readAnswers({ instance }: LiveForm, copyValues: CopyValues): SectionToRead[] {
  const answers = readSubmitted(instance.root);
  return listShownSections(instance)
    .map(({ index, definition: { key, name } }) => ({
      key,
      name: renderCopy(name, copyValues),
      questions: readQuestions(instance, index, answers, copyValues),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function readQuestions(
  instance: FormInstance,
  sectionIndex: number,
  answers: Answers,
  copyValues: CopyValues,
): QuestionToRead[] {
  return instance.compiled.questions
    .filter((question) => question.sectionIndex === sectionIndex && isQuestionShown(instance, question.index))
    .map(({ definition: { key, copy }, slots }) => ({
      key,
      title: renderCopy(copy.title, copyValues),
      lines: slots
        .filter((compiled) => isRead(instance, compiled))
        .map(({ slot }) => ({
          key: slot.key,
          label: renderCopy(labelOf(slot), copyValues),
          field: slot.field,
          value: answers[slot.key],
        })),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Whether a line is there to be read: a text says nothing of the person, and a group is read part by part. */
function isRead({ root }: FormInstance, { slot: { field }, index, entry }: CompiledSlot): boolean {
  if (field.type === 'Typography') return false;
  if (field.type === 'Calculated' && field.display === 'hidden') return false;
  if (field.type === 'Complex' && !entry) return false;
  return hasFlag(root, index, visible);
}
