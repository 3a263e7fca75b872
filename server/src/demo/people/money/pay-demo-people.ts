import type { Partner } from '../../../modules/partners/index.ts';
import {
  authorizeDuePayments,
  findVendors,
  applyPaymentSettings,
  savePaymentSettings,
  saveVendor,
} from '../../../modules/payments/index.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findUserByEmail } from '../../../modules/users/index.ts';
import type { DemoPartner } from '../../demo-partner.ts';
import { actAs, actAsProduct, type DemoUser, type DemoWorld } from '../act-as.ts';
import { toOfficeTime } from '../demo-clock.ts';
import { type DemoLife, isPaidOut } from '../demo-lives.ts';
import { type DemoBatchStep, demoBatchSteps, takeBatchStep } from './demo-batches.ts';
import { demoVendors } from './demo-vendors.ts';
import type { DemoMoneyStep } from './money-plots.ts';
import { takeMoneyStep } from './take-money-step.ts';

export interface PaidLife {
  readonly life: DemoLife;
  readonly caseId: string;
}

interface Office {
  readonly world: DemoWorld;
  readonly ctx: RequestContext;
  readonly partner: DemoPartner;
  readonly stored: Partner;
  readonly accounts: Readonly<Record<string, DemoUser>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Gives approved people of a partner that pays their awards, and the bank its batches, day by day, so that the statement of a
 * fund is in order. What was done before is not done again.
 */
export async function payDemoPeople(office: Office, lived: readonly PaidLife[]): Promise<void> {
  const planned = lived.filter(({ life }) => isPaidOut(life.program)).flatMap((paid) => plan(office, paid));
  if (planned.length === 0) return;
  await prepareOffice(office);
  const all = [...planned, ...planBatches(office)];
  for (const { at, isDueFirst, take } of all.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )) {
    if (office.signal?.aborted) return;
    // An award whose day was a bank holiday became due on the day after.
    if (isDueFirst) await authorizeDuePayments.run(actAsProduct(office.world, office.stored, at));
    await take();
  }
  await authorizeDuePayments.run(actAsProduct(office.world, office.stored, office.ctx.now()));
}

interface PlannedStep {
  readonly at: Date;
  /** Whether what is due by then is authorized before. */
  readonly isDueFirst: boolean;
  readonly take: () => Promise<void>;
}

function plan(office: Office, paid: PaidLife): PlannedStep[] {
  const { plot, turn, account, person } = paid.life;
  const steps = plot.money?.[account === undefined ? turn : 0] ?? [];
  return steps.map((step, act) => {
    const at = toMoment(office, step.daysAgo, { act, minute: person.number * 7 });
    return {
      at,
      isDueFirst: step.kind !== 'issue',
      take: () => tryStep(office, paid.life.name, () => takeStep(office, paid, step, at)),
    };
  });
}

function planBatches(office: Office): PlannedStep[] {
  return demoBatchSteps.map((step, index) => {
    const at = toMoment(office, step.daysAgo, { act: 2, minute: index * 4 });
    return {
      at,
      isDueFirst: false,
      take: () => tryStep(office, `batch of ${step.method}`, () => takeInBatch(office, step, at)),
    };
  });
}

/** Of an act so many business days ago; the last ones are now. Months lie between the first and the last act of some. */
function toMoment(
  { ctx, partner }: Office,
  businessDaysAgo: number,
  { act, minute }: { readonly act: number; readonly minute: number },
): Date {
  if (businessDaysAgo === 0) return ctx.now();
  return toOfficeTime(ctx.now(), partner.timeZone, { businessDaysAgo, act: act % 8, minute });
}

/** A visitor may have done something to the money meanwhile; then it stays as they left it. */
async function tryStep({ ctx }: Office, operation: string, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn('demo money was left as it is', { operation, code: error.code });
  }
}

async function takeStep(
  office: Office,
  { life, caseId }: PaidLife,
  step: DemoMoneyStep,
  at: Date,
): Promise<void> {
  const { world, stored } = office;
  const payee = await getPayee(office, life);
  await takeMoneyStep(step, {
    ...{ caseId, name: life.name, person: life.person, email: life.person.email },
    applicant: actAs(world, stored, payee, at),
    product: actAsProduct(world, stored, at),
    enterStaff: (who) => actAs(world, stored, getAccount(office, who), at),
  });
}

function takeInBatch(office: Office, step: DemoBatchStep, at: Date): Promise<void> {
  const { world, stored } = office;
  return takeBatchStep(actAs(world, stored, getAccount(office, step.by), at), step);
}

/** Above this a second person approves, so that fiscal officers find something to approve. */
const secondApproverAboveCents = 70_000;

async function prepareOffice(office: Office): Promise<void> {
  const { world, stored, ctx } = office;
  const longAgo = new Date(ctx.now().getTime() - 365 * 86_400_000);
  // Three people work here, too few for others than the one who certified to approve.
  const settings = { certifierMayIssue: true, secondApproverAboveCents, retypeAboveCents: 100_000 };
  await savePaymentSettings(actAs(world, stored, getAccount(office, 'admin'), longAgo), settings);
  await applyPaymentSettings.run(ctx);
  for (const vendor of demoVendors) {
    const [known] = await findVendors(ctx, { find: vendor.externalId, withRetired: true });
    if (!known) await saveVendor(ctx, vendor);
  }
}

async function getPayee({ ctx, accounts }: Office, { account, person }: DemoLife): Promise<DemoUser> {
  const known = account && accounts[`${account}@demo.example`];
  const user =
    known ?? (await ctx.db.read((tx) => findUserByEmail(tx, ctx.partnerId, 'applicant', person.email)));
  if (!user) throw new Error(`The demo world has no ${person.email}`);
  return user;
}

function getAccount({ accounts }: Office, who: string): DemoUser {
  const user = accounts[`${who}@demo.example`];
  if (!user) throw new Error(`The demo world has no ${who}`);
  return user;
}
