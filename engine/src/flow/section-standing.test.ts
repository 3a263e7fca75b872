import { describe, expect, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import { toSkippedKey } from '../values/answers.ts';
import {
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import { findStanding, listSectionStates } from './section-standing.ts';

const optional = buildTextField('note', { validation: { required: false } });
const people: Field = {
  type: 'Complex',
  key: 'people',
  copy: 'People',
  repeated: true,
  subFields: [buildTextField('name')],
};
const sections = [
  buildSection('a', [buildQuestion('q1'), buildQuestion('q2')], { overview: true }),
  buildSection('b', [buildQuestion('q3', [optional], { skippable: true })]),
  buildSection('c', [buildQuestion('q4', [people])]),
  buildSection('review', [buildQuestion('sign')]),
];
const everything = { q1Text: 'x', q2Text: 'x', people: [{ name: 'Ana' }], signText: 'x' };

const start = (answers: Answers = {}) => startForm(buildProgram({ sections }), answers);

function statesOf(answers: Answers, prefilled: readonly string[] = []): string[] {
  return findStanding(start(answers), new Set(prefilled)).sections.map(({ state }) => state);
}

describe('findStanding', () => {
  it('counts the sections without review that validate as complete [P450]', () => {
    const { sections: listed, completeCount } = findStanding(start({ q1Text: 'x', q2Text: 'x' }));
    expect(listed.map(({ key, path }) => [key, path])).toEqual([
      ['a', 'sections/a'],
      ['b', 'questions/q3'],
      ['c', 'questions/q4'],
    ]);
    expect(completeCount).toBe(2);
  });

  it.each<[string, Answers, readonly string[], readonly string[]]>([
    ['nothing was answered', {}, [], ['todo', 'optional', 'todo']],
    ['a section was begun', { q1Text: 'x' }, [], ['started', 'optional', 'todo']],
    ['a section was finished', { q1Text: 'x', q2Text: 'x' }, [], ['done', 'optional', 'todo']],
    ['an answer was taken away again', { q1Text: '', people: [] }, [], ['todo', 'optional', 'todo']],
    ['only we filled something in', { q1Text: 'x' }, ['q1Text'], ['todo', 'optional', 'todo']],
    [
      'we filled everything in',
      { ...everything, note: 'x' },
      ['q1Text', 'q2Text', 'note', 'people'],
      ['prefilled', 'prefilled', 'prefilled'],
    ],
    ['we filled in a part', { q1Text: 'x', q2Text: 'y' }, ['q1Text'], ['done', 'optional', 'todo']],
    ['a question was skipped', { [toSkippedKey('q3')]: true }, [], ['todo', 'done', 'todo']],
  ])(
    'says how far each section is when %s, and counts just those that it calls complete',
    (_when, ...given) => {
      const [answers, prefilled, states] = given;
      expect(statesOf(answers, prefilled)).toEqual(states);
      expect(findStanding(start(answers), new Set(prefilled)).completeCount).toBe(
        states.filter((state) => state !== 'todo' && state !== 'started').length,
      );
    },
  );

  it('calls a section started once a prefilled answer is changed', () => {
    const form = start({ q1Text: 'x', people: [{ name: 'Ana' }] });
    const prefilled = new Set(['q1Text', 'people']);
    expect(listSectionStates(form, prefilled)).toEqual(['todo', 'optional', 'prefilled', 'todo']);
    form.setAnswer('q1Text', 'y');
    form.addEntry('people', { name: 'Eva' });
    expect(listSectionStates(form, prefilled)).toEqual(['started', 'optional', 'done', 'todo']);
  });

  it('never calls the review done before the form is submitted', () => {
    expect(findStanding(start()).review).toMatchObject({ name: 'review', state: 'todo' });
    expect(findStanding(start(everything)).review).toMatchObject({
      path: 'questions/sign',
      state: 'started',
    });
  });

  it('says which section comes next [P405] [P406]', () => {
    expect(findStanding(start({ q1Text: 'x' }))).toMatchObject({
      next: { kind: 'question', key: 'q2' },
      nextSectionKey: 'a',
    });
    expect(findStanding(start(everything))).toMatchObject({ next: { kind: 'review' } });
    expect(findStanding(start(everything)).nextSectionKey).toBeUndefined();
  });
});
