import type { Partner } from '../../../modules/partners/index.ts';
import { authorizeDuePayments, savePaymentSettings, saveVendor } from '../../../modules/payments/index.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findUserByEmail } from '../../../modules/users/index.ts';
import type { DemoPartner } from '../../demo-partner.ts';
import { actAs, actAsProduct, type DemoUser, type DemoWorld } from '../act-as.ts';
import { toOfficeTime } from '../demo-clock.ts';
import { type DemoLife, isPaidOut } from '../demo-lives.ts';
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
 * Gives approved people of a partner that pays their awards, day by day, so that the statement of a fund is in order. What
 * was done before is not done again.
 */
export async function payDemoPeople(office: Office, lived: readonly PaidLife[]): Promise<void> {
  const planned = lived.filter(({ life }) => isPaidOut(life.program)).flatMap((paid) => plan(office, paid));
  if (planned.length === 0) return;
  await prepareOffice(office);
  for (const { at, step, paid } of planned.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (office.signal?.aborted) return;
    // An award whose day was a bank holiday became due on the day after.
    if (step.kind !== 'issue') await authorizeDuePayments.run(actAsProduct(office.world, office.stored, at));
    await tryStep(office, { at, step, paid });
  }
  await authorizeDuePayments.run(actAsProduct(office.world, office.stored, office.ctx.now()));
}

interface PlannedStep {
  readonly at: Date;
  readonly step: DemoMoneyStep;
  readonly paid: PaidLife;
}

function plan({ ctx, partner }: Office, paid: PaidLife): PlannedStep[] {
  const { plot, turn, account, person } = paid.life;
  const steps = plot.money?.[account === undefined ? turn : 0] ?? [];
  return steps.map((step, act) => {
    const moment = { businessDaysAgo: step.daysAgo, act, minute: person.number * 7 };
    const at = step.daysAgo === 0 ? ctx.now() : toOfficeTime(ctx.now(), partner.timeZone, moment);
    return { step, paid, at };
  });
}

/** A visitor may have done something to the award meanwhile; then it stays as they left it. */
async function tryStep(office: Office, { at, step, paid: { life, caseId } }: PlannedStep): Promise<void> {
  const { world, ctx, stored } = office;
  try {
    await takeMoneyStep(step, {
      ...{ caseId, name: life.name },
      applicant: actAs(world, stored, await getPayee(office, life), at),
      product: actAsProduct(world, stored, at),
      enterStaff: (who) => actAs(world, stored, getAccount(office, who), at),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn('a demo award was left as it is', { operation: life.name, code: error.code });
  }
}

/** Above this a second person approves, so that fiscal officers find something to approve. */
const secondApproverAboveCents = 70_000;

const vendors = [
  { externalId: 'V-1001', name: 'Harbor Property Management', types: ['Landlord'] },
  { externalId: 'V-1002', name: 'Bayview Municipal Utilities', types: ['Utility'] },
];

async function prepareOffice(office: Office): Promise<void> {
  const { ctx } = office;
  const settings = { certifierMayIssue: false, secondApproverAboveCents, retypeAboveCents: 100_000 };
  await savePaymentSettings(ctx, settings);
  for (const vendor of vendors) {
    try {
      await saveVendor(ctx, { ...vendor, email: null, mailingAddress: null });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'VENDOR_TAKEN')) throw error;
    }
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
