import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { getPartner } from '../../partners/index.ts';
import { findSelfParty, type Party } from '../../parties/index.ts';
import { canAccessProgram, type Form, getForm, listProgramsOf } from '../../programs/index.ts';
import { findUserById, type User } from '../../users/index.ts';
import { listAnsweredKeys, listOfParty } from '../application-summary-store.ts';
import type { ApplicationSummary } from '../application.ts';
import { findLastSubmitted, isThirdParty } from './earlier-applications.ts';
import { findStartRefusal } from './find-start-refusal.ts';
import { listProfileAnswers } from './known-answers.ts';
import { canBePrefilled } from './prefill-answers.ts';
import { countReferrals } from './referral-store.ts';

/** What one program means for one person right now. */
export interface ProgramAccess {
  readonly programId: string;
  /** Whether it is open to the person, or to a client they file for (P407-P410). */
  readonly isOpen: boolean;
  /** Why no new application can be started; null where one can. For clients it is known only once one is chosen. */
  readonly refusal: string | null;
  readonly referralCount: number;
  /** Whether a new application would begin with answers that are known already (P427). */
  readonly isPrefilled: boolean;
}

/** Which programs a person may apply to, by the same rules that hold when they do; no answers are opened. */
export async function listProgramAccess(ctx: RequestContext, userId: string): Promise<ProgramAccess[]> {
  const { timeZone } = await getPartner(ctx);
  return ctx.db.read(async (tx) => {
    const user = await findUserById(tx, ctx.partnerId, userId);
    if (!user) return [];
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const filesForOthers = isThirdParty(user);
    const own = filesForOthers ? undefined : await findOwn(tx, ctx, user);
    const referrals = await countReferrals(tx, ctx.partnerId, userId, { ofClients: filesForOthers });

    const access: ProgramAccess[] = [];
    for (const program of programs) {
      const { id } = program;
      const referralCount = referrals.get(id) ?? 0;
      const person = { applicantTypeId: user.applicantType?.id ?? null, hasReferral: referralCount > 0 };
      const form = await getForm(tx, ctx, program);
      const moment = { locale: ctx.locale, now: ctx.now(), timeZone };
      const start = { program, form, party: own?.party };
      access.push({
        programId: id,
        isOpen: canAccessProgram(program, person),
        refusal: (own && findStartRefusal(start, own.applications, moment)) ?? null,
        referralCount,
        isPrefilled: own !== undefined && isPrefilled(form, user, own),
      });
    }
    return access;
  });
}

/** What is known of someone who applies for themselves. */
interface Own {
  readonly party: Party | undefined;
  readonly applications: readonly ApplicationSummary[];
  /** The keys under which they answered last. */
  readonly answeredKeys: ReadonlySet<string>;
}

async function findOwn(tx: Transaction, { partnerId }: RequestContext, user: User): Promise<Own> {
  const party = await findSelfParty(tx, partnerId, user.id);
  const applications = party ? await listOfParty(tx, partnerId, party.id) : [];
  const last = findLastSubmitted(applications);
  const keys = last ? await listAnsweredKeys(tx, partnerId, last.id) : [];
  return { party, applications, answeredKeys: new Set(keys) };
}

function isPrefilled(form: Form, user: User, { answeredKeys }: Own): boolean {
  const self = { ...user, kind: 'person', userId: user.id } as const;
  const profile = listProfileAnswers(form, self, user);
  return form.inputs.some(
    (input) => canBePrefilled(input) && (answeredKeys.has(input.key) || input.key in profile),
  );
}
