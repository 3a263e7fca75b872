import type { RequestContext } from '../../platform/context.ts';
import { getPartner } from '../partners/index.ts';
import { canAccessProgram, getForm, listProgramsOf } from '../programs/index.ts';
import { findUserById } from '../users/index.ts';
import { listApplicationsOf } from './application-store.ts';
import { prefillFor } from './earlier-applications.ts';
import { findStartRefusal } from './find-start-refusal.ts';
import { countReferrals } from './referral-store.ts';

/** What one program means for one person right now. */
export interface ProgramAccess {
  readonly programId: string;
  /** Whether it is open to the person (P407-P410). */
  readonly isOpen: boolean;
  /** Why no new application can be started; null where one can. */
  readonly refusal: string | null;
  readonly referralCount: number;
  /** Whether a new application would begin with answers that are known already (P427). */
  readonly isPrefilled: boolean;
}

/** Which programs a person may apply to, by the same rules that hold when they do. */
export async function listProgramAccess(ctx: RequestContext, userId: string): Promise<ProgramAccess[]> {
  const { timeZone } = await getPartner(ctx);
  return ctx.db.transaction(async (tx) => {
    const user = await findUserById(tx, ctx.partnerId, userId);
    if (!user) return [];
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const applications = await listApplicationsOf(tx, ctx, userId);
    const referrals = await countReferrals(tx, ctx.partnerId, userId);

    const access: ProgramAccess[] = [];
    for (const program of programs) {
      const { id, definitionKey, definitionVersion } = program;
      const referralCount = referrals.get(id) ?? 0;
      const person = { applicantTypeId: user.applicantType?.id ?? null, hasReferral: referralCount > 0 };
      const form = await getForm(tx, definitionKey, definitionVersion);
      const moment = { now: ctx.now(), timeZone };
      const refusal = findStartRefusal({ program, form, user }, applications, moment);
      access.push({
        programId: id,
        isOpen: canAccessProgram(program, person),
        refusal: refusal ?? null,
        referralCount,
        isPrefilled: Object.keys(prefillFor(user, form.inputs, applications).answers).length > 0,
      });
    }
    return access;
  });
}
