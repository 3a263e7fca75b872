import { describe, expect, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import type { Section } from '../definition/section.ts';
import {
  buildProgram,
  buildQuestion,
  buildSection,
  startForm,
  type FormSettingsAndTiming,
} from '../testing/build-program.ts';
import type { LiveForm } from '../live/live-form.ts';
import {
  findSectionNumber,
  firstStep,
  labelOfButton,
  nextStep,
  previousStep,
  resumeStep,
  sectionKeyOf,
} from './follow-steps.ts';
import { findStep } from './list-steps.ts';
import { toStepPath, type Step } from './step.ts';

const review = buildSection('review', []);
const more = { eq: [{ answer: 'q1Text' }, 'more'] } as const;
const sectionA = buildSection(
  'a',
  [buildQuestion('q1'), buildQuestion('q2', undefined, { dynamicLogic: more })],
  {
    overview: true,
  },
);
const sectionB = buildSection('b', [buildQuestion('q3')]);
const sections = [sectionA, sectionB];
const everything = { q1Text: 'x', q3Text: 'x' };

function start(
  answers: Answers = {},
  settings: FormSettingsAndTiming = {},
  of: readonly Section[] = [...sections, review],
): LiveForm {
  return startForm(buildProgram({ sections: of }), answers, settings);
}

function at(form: LiveForm, path: string): Step {
  return findStep(form, path) ?? { kind: 'question', key: path };
}

function next(form: LiveForm, path: string, options = {}): string | undefined {
  const step = nextStep(form, at(form, path), options);
  return step && toStepPath(step);
}

function previous(form: LiveForm, path: string): string | undefined {
  const step = previousStep(form, at(form, path));
  return step && toStepPath(step);
}

describe('following a form', () => {
  it('begins at the first step [P441]', () => {
    expect(firstStep(start())).toEqual({ kind: 'section', key: 'a' });
    expect(firstStep(start({}, {}, [sectionB]))).toEqual({ kind: 'question', key: 'q3' });
    expect(firstStep(start({}, {}, []))).toBeUndefined();
  });

  it.each([
    ['sections/a', 'questions/q1'],
    ['questions/q1', 'questions/q3'],
    ['questions/q3', 'review'],
  ])('goes from %s to %s, and back [P441] [P443] [P444] [P445]', (from, to) => {
    expect(next(start(), from)).toBe(to);
    expect(previous(start(), to)).toBe(from);
  });

  it('stops at both ends', () => {
    expect(next(start(), 'review')).toBeUndefined();
    expect(previous(start(), 'sections/a')).toBeUndefined();
  });

  it('passes a question that has come [P442]', () => {
    const form = start({ q1Text: 'more' });
    expect(next(form, 'questions/q1')).toBe('questions/q2');
    expect(previous(form, 'questions/q3')).toBe('questions/q2');
  });

  it('goes on from a question that has gone [P442]', () => {
    expect(next(start(), 'questions/q2')).toBe('questions/q3');
    expect(previous(start(), 'questions/q2')).toBe('questions/q1');
  });

  it('begins anew from a step that the form does not have', () => {
    expect(next(start(), 'nobody')).toBe('sections/a');
    expect(previous(start(), 'nobody')).toBeUndefined();
  });
});

describe('the tax form', () => {
  it('comes before review, once [P447]', () => {
    const form = start({}, { needsW9: true });
    expect(next(form, 'questions/q3')).toBe('w9');
    expect(next(form, 'w9')).toBe('review');
    expect(previous(form, 'review')).toBe('w9');
    expect(previous(form, 'w9')).toBe('questions/q3');
  });

  it('comes after the second-to-last question of a form without review [P447]', () => {
    const form = start({}, { needsW9: true }, sections);
    expect(next(form, 'questions/q1')).toBe('w9');
    expect(next(form, 'w9')).toBe('questions/q3');
  });

  it('leads on to the last step when it has been submitted and is gone [P447]', () => {
    expect(next(start(), 'w9')).toBe('review');
    expect(previous(start(), 'w9')).toBe('questions/q3');
    expect(next(start({}, {}, sections), 'w9')).toBe('questions/q3');
  });
});

describe('edits from the review page', () => {
  it.each(['questions/q1', 'questions/q2', 'sections/a'])('lead from %s back to it [P165]', (from) => {
    expect(next(start(), from, { fromReview: true })).toBe('review');
  });

  it('end there, and go on as usual in a form without it', () => {
    expect(next(start(), 'review', { fromReview: true })).toBeUndefined();
    expect(next(start({}, {}, sections), 'questions/q1', { fromReview: true })).toBe('questions/q3');
  });
});

describe('resumeStep', () => {
  it('leads to the first question that needs an answer, past all overviews [P405]', () => {
    expect(resumeStep(start())).toEqual({ kind: 'question', key: 'q1' });
    expect(resumeStep(start({ q1Text: 'x' }))).toEqual({ kind: 'question', key: 'q3' });
    expect(resumeStep(start({ q1Text: 'more', q3Text: 'x' }))).toEqual({ kind: 'question', key: 'q2' });
  });

  it('leads to review once all sections are complete [P406]', () => {
    expect(resumeStep(start(everything))).toEqual({ kind: 'review' });
  });

  it('leads to the last question of a complete form without review', () => {
    expect(resumeStep(start(everything, {}, sections))).toEqual({ kind: 'question', key: 'q3' });
  });
});

describe('findSectionNumber', () => {
  const third = buildSection('c', [buildQuestion('q4')], { dynamicLogic: more });
  const withThird = [sectionA, third, sectionB, review];

  it('counts the sections that can be seen, without review', () => {
    expect(findSectionNumber(start({}, {}, withThird), 'b')).toEqual({ number: 2, count: 2 });
    expect(findSectionNumber(start({ q1Text: 'more' }, {}, withThird), 'b')).toEqual({ number: 3, count: 3 });
  });

  it.each(['c', 'review', 'nobody'])('has no number for %s', (key) => {
    expect(findSectionNumber(start({}, {}, withThird), key)).toBeUndefined();
  });
});

describe('sectionKeyOf', () => {
  it.each([
    ['sections/a', 'a'],
    ['questions/q2', 'a'],
    ['questions/q3', 'b'],
    ['review', undefined],
    ['w9', undefined],
    ['nobody', undefined],
  ])('says that %s belongs to %s', (path, key) => {
    const form = start();
    expect(sectionKeyOf(form, at(form, path))).toBe(key);
  });

  it('knows the section of a group', () => {
    expect(sectionKeyOf(start(), { kind: 'group', key: 'bGroup' })).toBe('b');
  });
});

describe('labelOfButton', () => {
  it.each([
    ['sections/a', 'Continue'],
    ['questions/q1', 'Save And Continue'],
    ['questions/q3', 'Save And Continue'],
    ['w9', 'Save And Continue'],
    ['review', 'Confirm'],
  ])('of %s says "%s" in a form with review [P446]', (path, label) => {
    const form = start({}, { needsW9: true });
    expect(labelOfButton(form, at(form, path))).toBe(label);
  });

  it('says "Submit Application" on the last question of a form without review [P446]', () => {
    const form = start({}, { needsW9: true }, sections);
    expect(labelOfButton(form, at(form, 'questions/q1'))).toBe('Save And Continue');
    expect(labelOfButton(form, at(form, 'questions/q3'))).toBe('Submit Application');
  });

  it('of a group overview says "Continue"', () => {
    expect(labelOfButton(start(), { kind: 'group', key: 'aGroup' })).toBe('Continue');
  });
});
