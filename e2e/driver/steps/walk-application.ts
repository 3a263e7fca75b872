import {
  firstStep,
  labelOfButton,
  nextStep,
  renderCopy,
  toSkippedKey,
  toStepPath,
  type Answers,
  type ProgramDefinition,
  type Question,
  type Step,
} from '@handrail/engine';
import { expect } from '@playwright/test';
import type { Desk } from '../fields/field-at.ts';
import { fillFields } from '../fields/fill-field.ts';
import type { Glance } from '../glance.ts';
import { fillApart, isApart } from './fill-apart.ts';
import { confirmReview } from './confirm-review.ts';
import { findParts } from './find-parts.ts';

export interface Walk {
  readonly definition: ProgramDefinition;
  readonly applicationId: string;
  readonly answers: Answers;
  readonly glance: Glance;
}

/** Goes through every page of an application, from the first or from another; the engine says which one must come next. */
export async function walkApplication(
  desk: Desk,
  walk: Walk,
  from: Step | undefined = firstStep(desk.form),
): Promise<void> {
  let step = from;
  while (step) {
    await expectStep(desk, walk, step);
    await takeStep(desk, walk, step);
    step = nextStep(desk.form, step);
  }
}

async function expectStep({ page, copyValues }: Desk, walk: Walk, step: Step): Promise<void> {
  const path = `/application/${walk.applicationId}/${toStepPath(step)}`;
  await expect(page).toHaveURL((url) => url.pathname.endsWith(path));
  const title = titleOf(walk.definition, step);
  const heading = page.getByRole('heading', { level: 1 });
  if (title !== undefined) await expect(heading).toHaveText(renderCopy(title, copyValues));
}

async function takeStep(desk: Desk, walk: Walk, step: Step): Promise<void> {
  const { page, hand, form } = desk;
  switch (step.kind) {
    case 'section':
    case 'group':
      await walk.glance(step.kind);
      await hand.press(page.getByRole('link', { name: labelOfButton(form, step), exact: true }));
      return;
    case 'review':
      await confirmReview(desk, walk);
      return;
    case 'w9':
      await fillApart(desk, walk, step, 'w9');
      return;
    case 'question':
      await answerQuestion(desk, walk, step);
  }
}

async function answerQuestion(desk: Desk, walk: Walk, step: Step & { readonly key: string }): Promise<void> {
  const { page, hand, form } = desk;
  const { answers } = walk;
  const { layout, fields } = getQuestion(walk.definition, step.key);
  if (isApart(layout)) {
    await fillApart(desk, walk, step, layout);
    return;
  }
  if (answers[toSkippedKey(step.key)] === true) {
    form.setSkipped(step.key, true);
    await hand.press(page.getByRole('button', { name: 'Skip', exact: true }));
    return;
  }
  const scope = page.getByRole('main');
  await fillFields(desk, { scope, fields, answers, pathPrefix: '', keyPrefix: '', labelPrefix: '' });
  await walk.glance('question', fields);
  await hand.press(page.getByRole('button', { name: labelOfButton(form, step), exact: true }));
}

function getQuestion(definition: ProgramDefinition, key: string): Question {
  const question = findParts(definition).questions.find((each) => each.key === key);
  if (!question) throw new Error(`There is no question "${key}"`);
  return question;
}

/** What the heading of a page says, where the definition says it. */
function titleOf(definition: ProgramDefinition, step: Step): string | undefined {
  const { groups, questions } = findParts(definition);
  switch (step.kind) {
    case 'section':
    case 'group': {
      const parts = step.kind === 'section' ? definition.sections : groups;
      const part = parts.find(({ key }) => key === step.key);
      const overview = part?.overview === true ? undefined : part?.overview;
      return overview?.title ?? part?.name;
    }
    case 'question':
      return questions.find(({ key }) => key === step.key)?.copy.title;
    case 'review':
      return 'Check your answers';
    case 'w9':
      return undefined;
  }
}
