import type { Answers, AnswerValue } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { FormChanges } from '../live/form-changes.ts';
import type { LiveForm } from '../live/live-form.ts';
import type { Chooser } from './choice-tape.ts';
import { chooseAnswer, chooseAnswersOf, listQuestions } from './choose-answer.ts';

/** One thing that a person does to a form. */
export type Edit =
  | { readonly do: 'setAnswer'; readonly path: string; readonly value: AnswerValue }
  | { readonly do: 'addEntry'; readonly path: string; readonly answers: Answers; readonly position?: number }
  | { readonly do: 'removeEntry'; readonly path: string; readonly position: number }
  | { readonly do: 'setSkipped'; readonly question: string; readonly isSkipped: boolean }
  | { readonly do: 'touch'; readonly path: string }
  | { readonly do: 'attemptSubmit'; readonly question?: string };

export function applyEdit(form: LiveForm, edit: Edit): FormChanges {
  switch (edit.do) {
    case 'setAnswer':
      return form.setAnswer(edit.path, edit.value);
    case 'addEntry':
      return form.addEntry(edit.path, edit.answers, edit.position);
    case 'removeEntry':
      return form.removeEntry(edit.path, edit.position);
    case 'setSkipped':
      return form.setSkipped(edit.question, edit.isSkipped);
    case 'touch':
      return form.touch(edit.path);
    case 'attemptSubmit':
      return form.attemptSubmit(edit.question);
  }
}

/** An edit of a form of the program; a path into an entry may lead nowhere. */
export function chooseEdit(chooser: Chooser, definition: ProgramDefinition): Edit {
  const questions = listQuestions(definition);
  const question = chooser.find(questions);
  if (question?.skippable && chooser.oneIn(4)) {
    return { do: 'setSkipped', question: question.key, isSkipped: chooser.flip() };
  }
  if (chooser.oneIn(20))
    return { do: 'attemptSubmit', ...(question && chooser.flip() && { question: question.key }) };
  return chooseFieldEdit(chooser, question?.fields ?? [], '');
}

function chooseFieldEdit(chooser: Chooser, fields: readonly Field[], prefix: string): Edit {
  const field = chooser.find(fields);
  if (!field) return { do: 'touch', path: 'nowhere' };
  const path = prefix + field.key;
  if (field.type === 'Complex') {
    if (!field.repeated) return chooseFieldEdit(chooser, field.subFields, `${path}.`);
    if (chooser.flip()) return chooseFieldEdit(chooser, field.subFields, `${path}.${chooser.number(3)}.`);
    return chooseListEdit(chooser, field, path);
  }
  return chooser.oneIn(12)
    ? { do: 'touch', path }
    : { do: 'setAnswer', path, value: chooseAnswer(chooser, field) };
}

function chooseListEdit(chooser: Chooser, field: Extract<Field, { type: 'Complex' }>, path: string): Edit {
  return chooser.pick<() => Edit>([
    () => ({ do: 'removeEntry', path, position: chooser.number(3) }),
    () => ({ do: 'addEntry', path, answers: chooseAnswersOf(chooser, field.subFields) }),
    () => ({ do: 'setAnswer', path, value: chooseAnswer(chooser, field) }),
    () => ({
      do: 'addEntry',
      path,
      answers: chooseAnswersOf(chooser, field.subFields),
      position: chooser.number(3),
    }),
  ])();
}
