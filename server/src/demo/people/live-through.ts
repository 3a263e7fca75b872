import { caseActionNames, getCaseAction } from '@handrail/engine/cases';
import type { ProgramDefinition } from '@handrail/engine';
import { type AnswerSet, listSampleAnswers } from '@handrail/programs/sample-answers';
import {
  type Application,
  createApplication,
  getApplication,
  updateApplication,
} from '../../modules/applications/index.ts';
import { saveBankAccount } from '../../modules/bank-accounts/index.ts';
import { listWorkflowEvents } from '../../modules/cases/index.ts';
import { performCaseAction, submitApplication, tickChecklistItem } from '../../modules/casework/index.ts';
import { createW9TaxForm } from '../../modules/tax-forms/index.ts';
import type { RequestContext } from '../../platform/context.ts';
import { demoId } from '../demo-id.ts';
import { answerAgain, askAgain, keepOpenKeys } from './ask-again.ts';
import { converse } from './converse.ts';
import type { DemoLife } from './demo-lives.ts';
import { pick } from './demo-person.ts';
import { type DemoActor, demoReasons, type DemoStep } from './demo-plots.ts';
import { uploadDemoFiles, withoutFiles } from './upload-demo-files.ts';
import { writeDemoAnswers } from './write-demo-answers.ts';

/** Where a life takes place. */
export interface Setting {
  readonly programId: string;
  readonly definition: ProgramDefinition;
  readonly isAdvocate: boolean;
  /** Who fills in the form. */
  readonly signerName: string;
  /** The request of someone, so many business days after the life began, as its nth act. */
  readonly enter: (who: DemoActor, day: number, act: number) => RequestContext;
}

/** Makes one application and does to its case what the plot says; what was done before is not done again. Gives the case. */
export async function liveThrough(life: DemoLife, setting: Setting): Promise<string> {
  const { person, plot } = life;
  const { programId, isAdvocate } = setting;
  const ctx = setting.enter('applicant', 0, 0);
  const client = { name: person.name, email: person.email, phone: person.phone, birthDate: '1988-04-12' };
  const application = await createApplication(ctx, {
    programId,
    requestId: demoId(life.name),
    ...(isAdvocate && { client }),
  });
  const done = await countActions(ctx, application);
  if (done === 0 && application.revision === 0) await fillIn(ctx, application, life, setting);

  let { status } = application.case;
  for (const [index, step] of plot.steps.entries()) {
    if (index < done) continue;
    // What is submitted to such a form can never be changed.
    if (status === 'Incomplete' && setting.definition.history?.isFinal) return application.case.id;
    status = await perform(setting.enter(step.by, step.day, index + 1), application, {
      ...{ step, status, life },
      definition: setting.definition,
    });
  }
  await converse(life, application.case, setting.enter);
  return application.case.id;
}

/** How much of a plot has happened. */
async function countActions({ db, partnerId }: RequestContext, application: Application): Promise<number> {
  const events = await db.read((tx) => listWorkflowEvents(tx, partnerId, application.case.id));
  const names: readonly string[] = caseActionNames;
  return events.filter(({ action }) => names.includes(action)).length;
}

async function fillIn(
  ctx: RequestContext,
  { id }: Application,
  { person, program, plot, turn }: DemoLife,
  { definition, signerName }: Setting,
): Promise<void> {
  const sets = listSampleAnswers(program.definitionKey);
  // Where a form looks back at earlier claims, only the first set is of someone who never claimed.
  const set = pick(definition.history ? sets.slice(0, 1) : sets, person.number + turn);
  const today = toDay(ctx);
  const written = writeDemoAnswers(definition, set, {
    person,
    today,
    maxAmountCents: program.maxFundingAmountCents ?? 100_000,
  });
  const isDraft = plot.steps.length === 0;
  if (!isDraft)
    await preparePayment(ctx, set, {
      ...{ name: signerName, number: person.number },
      needsW9:
        program.features?.includes('w9') === true ||
        (program.reportableAs !== undefined && plot.hasNoW9 !== true),
    });
  const answers = isDraft
    ? Object.fromEntries(Object.entries(withoutFiles(written)).slice(0, 5))
    : await uploadDemoFiles(ctx, written, { name: person.name, day: today });
  await updateApplication(ctx, { id, answers, saveId: demoId(`first save of ${id}`) });
}

interface Payee {
  readonly name: string;
  readonly number: number;
  readonly needsW9?: boolean | undefined;
}

/** Four digits of one's own; every ninth person has those of the one before, so that staff find a duplicate. */
function toOwnDigits(number: number): string {
  return String(1_000 + (number % 9 === 4 ? number - 1 : number));
}

/** The bank account and the tax form that some forms ask for. */
async function preparePayment(
  ctx: RequestContext,
  { settings }: AnswerSet,
  { name, number, needsW9 = false }: Payee,
): Promise<void> {
  if (!('userId' in ctx.actor)) return;
  if (settings?.hasBankAccount) {
    const accountNumber = `12345${toOwnDigits(number)}`;
    const account = { accountType: 'checking', routingNumber: '021000021', accountNumber };
    await saveBankAccount(ctx, ctx.actor.userId, account);
  }
  if (settings?.hasW9 || needsW9) {
    const ssn = `21909${toOwnDigits(number)}`;
    await createW9TaxForm(ctx, { data: { ...taxForm, ssn, name, signature: name } });
  }
}

const taxForm = {
  ...{ taxClassification: 'individual', tin: 'SSN' },
  ...{ addressLine1: '12 Main Street', city: 'Springfield', state: 'IL', zip: '62701' },
};

interface Act {
  readonly step: DemoStep;
  readonly status: Application['case']['status'];
  readonly life: DemoLife;
  readonly definition: ProgramDefinition;
}

async function perform(
  ctx: RequestContext,
  application: Application,
  { step: { action }, status, life: { turn, program, person }, definition }: Act,
): Promise<Application['case']['status']> {
  const { id } = application;
  const { id: caseId } = application.case;
  if (action === 'submitApplication') {
    if (status === 'Incomplete') {
      await answerAgain(ctx, id, { definition, name: person.name, day: toDay(ctx) });
      await signAgain(ctx, application);
    }
    return (await submitApplication(ctx, id)).case.status;
  }
  if (getCaseAction(action).needsChecklist) {
    for (const { key } of program.review?.checklist ?? [])
      await tickChecklistItem(ctx, { caseId, key, isTicked: true });
  }
  if (action === 'sendBack') await askAgain(ctx, id, { definition, turn });
  const reasons = demoReasons[action];
  const request = {
    caseId,
    action,
    seen: status,
    ...(reasons && { reason: pick(reasons, turn) }),
    ...(action === 'recommendForCertification' && {
      requestedAmountCents: toAmount(program.maxFundingAmountCents, turn),
    }),
  };
  return (await ctx.db.transaction((tx) => performCaseAction(tx, ctx, request))).status;
}

/** Puts the day of the new submission where the day of the first one stood, as forms ask of a signature. */
async function signAgain(ctx: RequestContext, { id, createdAt }: Application): Promise<void> {
  const first = createdAt.toISOString().slice(0, 10);
  const { answers } = await ctx.db.read((tx) => getApplication(tx, ctx, id));
  const dated = Object.keys(answers).filter((key) => answers[key] === first);
  const signed = await keepOpenKeys(ctx, id, dated);
  await updateApplication(ctx, {
    id,
    answers: Object.fromEntries(signed.map((key) => [key, toDay(ctx)])),
  });
}

/** Office hours in the United States are on the same day everywhere that days are counted. */
function toDay({ now }: RequestContext): string {
  return now().toISOString().slice(0, 10);
}

/** What the case worker recommends, in round sums. */
function toAmount(most = 250_000, turn: number): number {
  return Math.floor((most * (1 - (turn % 5) / 10)) / 5_000) * 5_000;
}
