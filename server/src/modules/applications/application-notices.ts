import { defineWords, formatDay, type Locale } from '@handrail/engine';
import type { CaseNotice } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findCase } from '../cases/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { findParty, isClient, type Party } from '../parties/index.ts';
import { getPartnerWithin, type Partner } from '../partners/index.ts';
import { findProgram, type Program } from '../programs/index.ts';
import { findUserById, toLocale, type User } from '../users/index.ts';
import type { Application } from './application.ts';

type Told = Pick<Application, 'id' | 'displayId' | 'programId' | 'submitterId'> & { readonly caseId: string };

interface Surroundings {
  readonly partner: Partner;
  readonly user: User;
  readonly program: Program;
  readonly party: Party;
}

/** What an applicant is told without a move of the case. */
type CaseWord = 'case-message' | 'document-requested' | 'case-waitlisted' | 'case-off-waiting-list';

interface CaseNews {
  readonly kind: CaseNotice | CaseWord;
  readonly reason: string | undefined;
  /** Paragraphs that follow the partner's own wording, in the language of the applicant. */
  readonly addition?: ((locale: Locale) => Promise<readonly string[]>) | undefined;
}

/** Tells the applicant what happened to their case and where to follow it. */
export async function sendCaseNotice(
  tx: Transaction,
  ctx: RequestContext,
  told: Told,
  { kind, reason, addition }: CaseNews,
): Promise<void> {
  const known = await findSurroundings(tx, ctx, told);
  if (!known) return;
  const { partner, user } = known;
  const locale = toLocale(user, partner);
  await sendNotice(tx, ctx, {
    kind,
    locale,
    partner,
    to: user.email,
    values: { ...valuesOf(locale, told, known), reason: reason ?? '' },
    ...(addition && { addition: await addition(locale) }),
    about: { userId: user.id, caseId: told.caseId },
    action: {
      label: noticeWords(locale).view,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/case/${told.caseId}/details`,
    },
  });
}

/** Reminds a person of an unfinished application, unless they opted out of emails. */
export async function sendUnfinishedNotice(tx: Transaction, ctx: RequestContext, told: Told): Promise<void> {
  const known = await findSurroundings(tx, ctx, told);
  if (!known?.user.communicationPreferences.email) return;
  const { partner, user } = known;
  const locale = toLocale(user, partner);
  await sendNotice(tx, ctx, {
    kind: 'application-unfinished',
    locale,
    partner,
    to: user.email,
    values: valuesOf(locale, told, known),
    about: { userId: user.id, caseId: told.caseId },
    action: {
      label: noticeWords(locale).continue,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/application/${told.id}/continue`,
    },
  });
}

/** Warns a person that their case will be withdrawn, whatever they chose about emails: they would lose it unawares. */
export async function sendInactiveNotice(
  tx: Transaction,
  ctx: RequestContext,
  told: Told,
  withdrawOn: string,
): Promise<void> {
  const known = await findSurroundings(tx, ctx, told);
  if (!known) return;
  const { partner, user } = known;
  const locale = toLocale(user, partner);
  await sendNotice(tx, ctx, {
    kind: 'case-inactive',
    locale,
    partner,
    to: user.email,
    values: {
      ...valuesOf(locale, told, known),
      withdrawalDay: formatDay(locale, `${withdrawOn}T00:00:00Z`, 'UTC'),
    },
    about: { userId: user.id, caseId: told.caseId },
    action: {
      label: noticeWords(locale).continue,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/case/${told.caseId}/details`,
    },
  });
}

async function findSurroundings(
  tx: Transaction,
  ctx: RequestContext,
  { submitterId, programId, caseId }: Told,
): Promise<Surroundings | undefined> {
  const partner = await getPartnerWithin(tx, ctx);
  const user = await findUserById(tx, ctx.partnerId, submitterId);
  const program = await findProgram(tx, ctx.partnerId, programId);
  const about = await findCase(tx, ctx.partnerId, caseId);
  const party = about && (await findParty(tx, ctx.partnerId, about.partyId));
  return user && program && party && { partner, user, program, party };
}

/** Advocates file for many people, so each notice names the client together with the program. */
function valuesOf(
  locale: Locale,
  { displayId }: Told,
  { user: { name, email }, program, party }: Surroundings,
) {
  const words = noticeWords(locale);
  return {
    greeting: words.greeting(name ?? ''),
    applicantName: party.name ?? email,
    programName: isClient(party)
      ? words.programFor(program.name, party.name ?? words.yourClient)
      : program.name,
    applicationNumber: displayId,
  };
}

const noticeWords = defineWords('applicationNotices', {
  view: 'View your application',
  continue: 'Continue your application',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  yourClient: 'your client',
  programFor: (program: string, client: string) => `${program} for ${client}`,
});
