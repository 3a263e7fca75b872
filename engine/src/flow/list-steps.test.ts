import { describe, expect, it } from 'vitest';
import type { Section } from '../definition/section.ts';
import {
  buildGroup,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import type { LiveForm } from '../live/live-form.ts';
import { listSteps } from './list-steps.ts';
import { toStepPath } from './step.ts';

const review = buildSection('review', []);

function listPaths(form: LiveForm): string[] {
  return listSteps(form).map(toStepPath);
}

function listPathsOf(sections: readonly Section[], needsW9 = false): string[] {
  return listPaths(startForm(buildProgram({ sections }), {}, { needsW9 }));
}

describe('listSteps', () => {
  it('follows sections, groups and questions in order, then review [P441] [P444] [P445]', () => {
    const sections = [
      buildSection('a', [], {
        questionGroups: [
          buildGroup('a1', [buildQuestion('q1'), buildQuestion('q2')]),
          buildGroup('a2', [buildQuestion('q3')]),
        ],
      }),
      buildSection('b', [buildQuestion('q4')]),
      review,
    ];
    expect(listPathsOf(sections)).toEqual([
      'questions/q1',
      'questions/q2',
      'questions/q3',
      'questions/q4',
      'review',
    ]);
  });

  it('ends with the last question of a form without review', () => {
    expect(listPathsOf([buildSection('a', [buildQuestion('q1')])])).toEqual(['questions/q1']);
  });

  it('puts the questions of the review section before the review page [P445]', () => {
    const closing = buildSection('review', [buildQuestion('signature')]);
    expect(listPathsOf([buildSection('a', [buildQuestion('q1')]), closing])).toEqual([
      'questions/q1',
      'questions/signature',
      'review',
    ]);
  });

  it('opens a section and a group with their overviews [P443]', () => {
    const overview = { title: 'Hello', description: 'What comes' };
    const groups = [
      buildGroup('a1', [buildQuestion('q1')], { overview: true }),
      buildGroup('a2', [buildQuestion('q2'), buildQuestion('q3')], { overview }),
      buildGroup('a3', [buildQuestion('q4')]),
    ];
    expect(listPathsOf([buildSection('a', [], { overview, questionGroups: groups })])).toEqual([
      'sections/a',
      'groups/a1',
      'questions/q1',
      'groups/a2',
      'questions/q2',
      'questions/q3',
      'questions/q4',
    ]);
  });

  it('leaves out what is hidden, overviews too [P441] [P442]', () => {
    const dynamicLogic = { eq: [{ answer: 'q1Text' }, 'more'] } as const;
    const sections = [
      buildSection('a', [buildQuestion('q1')]),
      buildSection('b', [buildQuestion('q2')], { overview: true, dynamicLogic }),
      buildSection('c', [], {
        questionGroups: [
          buildGroup('c1', [buildQuestion('q3')], { overview: true, dynamicLogic }),
          buildGroup('c2', [buildQuestion('q4', undefined, { dynamicLogic }), buildQuestion('q5')]),
        ],
      }),
    ];
    const form = startForm(buildProgram({ sections }));
    expect(listPaths(form)).toEqual(['questions/q1', 'questions/q5']);
    form.setAnswer('q1Text', 'more');
    expect(listPaths(form)).toEqual([
      'questions/q1',
      'sections/b',
      'questions/q2',
      'groups/c1',
      'questions/q3',
      'questions/q4',
      'questions/q5',
    ]);
  });

  it('leaves out a question with nothing to see, and the overviews over it [P442]', () => {
    const hidden = buildTextField('x', { dynamicLogic: { answer: 'q1Text' } });
    const sections = [
      buildSection('a', [buildQuestion('q1')]),
      buildSection('b', [buildQuestion('q2', [hidden])], { overview: true }),
    ];
    const form = startForm(buildProgram({ sections }));
    expect(listPaths(form)).toEqual(['questions/q1']);
    form.setAnswer('q1Text', 'yes');
    expect(listPaths(form)).toEqual(['questions/q1', 'sections/b', 'questions/q2']);
  });

  it('puts the tax form right before the last step [P447]', () => {
    const section = buildSection('a', [buildQuestion('q1'), buildQuestion('q2'), buildQuestion('q3')]);
    expect(listPathsOf([section, review], true)).toEqual([
      'questions/q1',
      'questions/q2',
      'questions/q3',
      'w9',
      'review',
    ]);
    expect(listPathsOf([section], true)).toEqual(['questions/q1', 'questions/q2', 'w9', 'questions/q3']);
    expect(listPathsOf([section], false)).not.toContain('w9');
  });
});
