import { catalogue } from '@handrail/programs';
import { getPartner, type Partner } from '../../modules/partners/index.ts';
import { listProgramsOf } from '../../modules/programs/index.ts';
import { findUserByEmail, saveUser, type User } from '../../modules/users/index.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listDemoAccounts } from '../demo-accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoPartner } from '../demo-partner.ts';
import { actAs, type DemoUser, type DemoWorld } from './act-as.ts';
import { toOfficeTime } from './demo-clock.ts';
import { type DemoLife, getLastPerson, listDemoLives } from './demo-lives.ts';
import type { DemoActor } from './demo-plots.ts';
import { liveThrough, type Setting } from './live-through.ts';
import { type PaidLife, payDemoPeople } from './money/pay-demo-people.ts';

/** Fills a partner of the demo world with people and their cases; a second time, or after a crash, adds what is missing. */
export async function loadDemoPeople(
  world: DemoWorld,
  partner: DemoPartner,
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted) return;
  const ctx = world.visit.enter(demoId(partner.externalId));
  const last = getLastPerson(partner);
  // Who comes last closes the list, so that a later start has one thing to look for.
  if (await findAccount(ctx, 'applicant', last.email)) return;

  const office = await openOffice(world, ctx, partner);
  const lived: PaidLife[] = [];
  for (const life of listDemoLives(partner)) {
    if (signal?.aborted) return;
    const caseId = await tryLife(office, life);
    if (caseId !== undefined) lived.push({ life, caseId });
  }
  await payDemoPeople({ ...office, signal }, lived);
  if (signal?.aborted) return;
  await saveApplicant(ctx, partner, last);
}

/** A visitor may have done something to a half-made case before this start; then it stays as they left it. */
async function tryLife(office: Office, life: DemoLife): Promise<string | undefined> {
  try {
    return await liveThrough(life, await toSetting(office, life));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    office.ctx.log.warn('a demo case was left as it is', { operation: life.name, error });
    return undefined;
  }
}

interface Office {
  readonly world: DemoWorld;
  readonly ctx: RequestContext;
  readonly partner: DemoPartner;
  readonly stored: Partner;
  readonly accounts: Readonly<Record<string, DemoUser>>;
  readonly programIds: ReadonlyMap<string, string>;
}

/** The demo accounts and the programs of a partner as they are stored. */
async function openOffice(world: DemoWorld, ctx: RequestContext, partner: DemoPartner): Promise<Office> {
  const accounts: Record<string, DemoUser> = {};
  for (const { tenant, email, role } of listDemoAccounts(partner)) {
    const user = await findAccount(ctx, tenant, email);
    if (!user) throw new Error(`The demo world has no ${email}`);
    accounts[email] = { ...user, ...(role && { role }) };
  }
  const programs = await ctx.db.read((tx) => listProgramsOf(tx, ctx.partnerId));
  const stored = await getPartner(ctx);
  return {
    world,
    ctx,
    partner,
    stored,
    accounts,
    programIds: new Map(programs.map(({ name, id }) => [name, id])),
  };
}

async function toSetting(office: Office, life: DemoLife): Promise<Setting> {
  const { world, ctx, partner, accounts } = office;
  const { account, program, plot, turn, person } = life;
  const definition = catalogue.find(({ key }) => key === program.definitionKey);
  const programId = office.programIds.get(program.name);
  if (!definition || programId === undefined) throw new Error(`The demo world has no ${program.name}`);
  const applicant = account ? getAccount(accounts, account) : await saveApplicant(ctx, partner, person);
  const began = countDaysSinceBeginning(plot.began, program.decisionDays ?? 0, turn);
  const now = ctx.now();

  return {
    programId,
    definition,
    isAdvocate: account === 'advocate',
    signerName: applicant.name ?? person.name,
    enter: (who: DemoActor, day: number, act: number) => {
      const moment = { businessDaysAgo: began - day, act, minute: person.number * 7 };
      const user = who === 'applicant' ? applicant : getAccount(accounts, who);
      return actAs(world, office.stored, user, toOfficeTime(now, partner.timeZone, moment));
    },
  };
}

function countDaysSinceBeginning(
  began: DemoLife['plot']['began'],
  decisionDays: number,
  turn: number,
): number {
  const days = 'daysAgo' in began ? began.daysAgo : began.dueDaysAgo.map((ago) => ago + decisionDays);
  return days[turn % days.length] ?? 1;
}

function getAccount(accounts: Office['accounts'], who: string): DemoUser {
  const user = accounts[`${who.toLowerCase()}@demo.example`];
  if (!user) throw new Error(`The demo world has no ${who}`);
  return user;
}

function findAccount(ctx: RequestContext, tenant: User['tenant'], email: string): Promise<User | undefined> {
  return ctx.db.read((tx) => findUserByEmail(tx, ctx.partnerId, tenant, email));
}

function saveApplicant(
  ctx: RequestContext,
  { applicantType: applicantTypeName }: DemoPartner,
  { name, email, phone }: DemoLife['person'],
): Promise<User> {
  return saveUser(ctx, {
    ...{ tenant: 'applicant', email, name, phone, applicantTypeName },
    hasAcceptedTerms: true,
  });
}
