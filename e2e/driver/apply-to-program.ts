import {
  compileProgram,
  createLiveForm,
  findHistoryRefusals,
  renderCopy,
  type Answers,
  type CopyValues,
  type LiveForm,
  type ProgramDefinition,
  type Step,
} from '@handrail/engine';
import { expect, type Page } from '@playwright/test';
import type { Desk } from './fields/field-at.ts';
import { saying } from './accessible-name.ts';
import type { Glance } from './glance.ts';
import type { Hand } from './hands/hand.ts';
import { assertComplete } from './assert-complete.ts';
import { readApplication } from './read-application.ts';
import { shiftDates } from '../../programs/src/shift-dates.ts';
import { skipAhead } from './steps/skip-ahead.ts';
import { walkApplication } from './steps/walk-application.ts';

export interface Applying {
  readonly page: Page;
  readonly hand: Hand;
  readonly definition: ProgramDefinition;
  readonly programName: string;
  readonly answers: Answers;
  readonly copyValues: CopyValues;
  readonly glance: Glance;
  /** The question to begin with: what comes before it is saved at once, because its pages are walked elsewhere. */
  readonly from?: Step & { readonly kind: 'question' };
  /** Whom an advocate applies for: the name of someone new, or of one of their clients. */
  readonly client?: string;
}

export interface Applied {
  readonly applicationId: string;
  /** The form as it must have reached the server. */
  readonly form: LiveForm;
  /** Why a person who never applied before cannot submit this; nothing where they can. */
  readonly refusals: readonly string[];
}

/** A control that does not come by then will not come; the time limit of a whole journey would tell much later. */
const longestWaitMs = 20_000;

/** Applies to a program as a person would: from its card over every page to "Thanks for applying", or to why not yet. */
export async function applyToProgram(applying: Applying): Promise<Applied> {
  const { page, hand, definition, copyValues, glance } = applying;
  page.setDefaultTimeout(longestWaitMs);
  const applicationId = await startApplication(applying);
  const { settings, application } = await readApplication(page.request, applicationId);
  const answers = shiftDates(definition, applying.answers, settings.today);
  const compiled = compileProgram(definition);
  assertComplete(compiled, answers, settings);
  const walk = { definition, applicationId, answers, glance };
  const { from } = applying;
  const saved = from ? await skipAhead(page, walk, from) : await beginApplication(applying);
  const form = createLiveForm(compiled, { settings, answers: { ...application.answers, ...saved } });
  const desk: Desk = { page, hand, form, copyValues };
  await walkApplication(desk, walk, from);
  const refusals = findHistoryRefusals(definition, form.submittedAnswers(), []);
  for (const refusal of refusals) await expect(page.getByText(refusal)).toBeVisible();
  if (refusals.length === 0) {
    await expect(page.getByRole('heading', { name: 'Thanks for applying', level: 1 })).toBeVisible();
    await glance('thanks');
  }
  return { applicationId, form, refusals };
}

/** Goes from the program's card to the first page of a new application, and gives its id. */
export async function startApplication(starting: Omit<Applying, 'answers'>): Promise<string> {
  const { page, hand, glance } = starting;
  await readIntroduction(starting);
  await glance('expect');
  if (starting.client === undefined)
    await hand.press(page.getByRole('button', { name: 'Apply', exact: true }));
  else await chooseClient(starting, starting.client);
  await expect(page.getByText(/^Application \S+$/)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Says for whom the application is: a client of that name, or else someone new. */
async function chooseClient({ page, hand }: Omit<Applying, 'answers'>, name: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Apply for a Client' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you applying for?' })).toBeVisible();
  const known = page.getByRole('radio', { name });
  if ((await known.count()) > 0) await hand.press(known);
  else {
    const isNew = page.getByRole('radio', { name: 'Someone new' });
    if ((await isNew.count()) > 0) await hand.press(isNew);
    await hand.type(page.getByLabel('Client’s full name'), name);
  }
  await hand.press(page.getByRole('button', { name: 'Start Application' }));
}

async function beginApplication({ page, hand, glance }: Applying): Promise<Answers> {
  await glance('welcome');
  await hand.press(page.getByRole('link', { name: 'Begin Application', exact: true }));
  return {};
}

async function readIntroduction({
  page,
  hand,
  definition,
  programName,
  copyValues,
  glance,
}: Omit<Applying, 'answers'>): Promise<void> {
  await glance('home');
  const own = definition.overrides?.statuses?.find(({ status }) => status === 'Application')?.action;
  const action = own === undefined ? 'Start Application' : renderCopy(own, copyValues);
  await hand.press(page.getByRole('link', { name: saying(`${action} : ${programName}`) }));
  const heading = page.getByRole('heading', { level: 1 });
  for (const { title, layout } of definition.introPages) {
    await expect(heading).toHaveText(renderCopy(title, copyValues));
    await glance(`intro-${layout}`);
    await hand.press(page.getByRole('link', { name: 'Continue', exact: true }));
  }
  await expect(heading).toHaveText('What to expect');
}
