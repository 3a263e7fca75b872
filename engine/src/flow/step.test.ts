import { describe, expect, it } from 'vitest';
import { buildProgram, buildQuestion, buildSection, startForm } from '../testing/build-program.ts';
import { findStep, listSteps } from './list-steps.ts';
import { toStepPath, type Step } from './step.ts';

describe('toStepPath', () => {
  it.each<[Step, string]>([
    [{ kind: 'section', key: 'about' }, 'sections/about'],
    [{ kind: 'group', key: 'aboutGroup' }, 'groups/aboutGroup'],
    [{ kind: 'question', key: 'you' }, 'questions/you'],
    [{ kind: 'question', key: 'you.and.yours' }, 'questions/you-and-yours'],
    [{ kind: 'w9' }, 'w9'],
    [{ kind: 'review' }, 'review'],
  ])('writes %j as %s', (step, path) => {
    expect(toStepPath(step)).toBe(path);
  });
});

describe('findStep', () => {
  const form = startForm(
    buildProgram({
      sections: [
        buildSection(
          'about',
          [
            buildQuestion('you.and.yours'),
            buildQuestion('hidden', undefined, { dynamicLogic: false }),
            buildQuestion('last'),
          ],
          { overview: true },
        ),
      ],
    }),
  );

  it('finds every step by its path', () => {
    const steps = listSteps(form);
    expect(steps.map(toStepPath)).toEqual(['sections/about', 'questions/you-and-yours', 'questions/last']);
    expect(steps.map((step) => findStep(form, toStepPath(step)))).toEqual(steps);
  });

  it('finds a step that is hidden now', () => {
    expect(findStep(form, 'questions/hidden')).toEqual({ kind: 'question', key: 'hidden' });
  });

  it('knows the tax form and the review page', () => {
    expect(findStep(form, 'w9')).toEqual({ kind: 'w9' });
    expect(findStep(form, 'review')).toEqual({ kind: 'review' });
  });

  it.each(['questions/nobody', 'sections/you-and-yours', 'groups/aboutGroup', 'toString', ''])(
    'finds nothing for "%s"',
    (path) => {
      expect(findStep(form, path)).toBeUndefined();
    },
  );
});
