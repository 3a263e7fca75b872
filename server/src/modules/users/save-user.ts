import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { getPartner, listApplicantTypes } from '../partners/index.ts';
import { toAcceptedTerms } from './accepted-terms.ts';
import { ensureUser } from './ensure-user.ts';
import { updateUser } from './user-store.ts';
import type { User, UserTenant } from './user.ts';

/** An account as the product itself sets it up. Tenant and email say which account is meant. */
export interface UserDraft {
  readonly tenant: UserTenant;
  readonly email: string;
  readonly name?: string;
  readonly phone?: string;
  readonly applicantTypeName?: string;
  /** For people who have been here before. */
  readonly hasAcceptedTerms?: boolean;
}

/** Sets up an account in the partner in context; doing it again changes nothing. */
export async function saveUser(ctx: RequestContext, draft: UserDraft): Promise<User> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const acceptedTerms = draft.hasAcceptedTerms
    ? toAcceptedTerms(await getPartner(ctx), ctx.now())
    : undefined;

  return ctx.db.transaction(async (tx) => {
    const types = await listApplicantTypes(tx, ctx.partnerId);
    const applicantType = types.find(({ name }) => name === draft.applicantTypeName) ?? null;
    if (draft.applicantTypeName !== undefined && !applicantType)
      throw new AppError(
        'INVALID_INPUT',
        inEnglish([`There is no applicant type "${draft.applicantTypeName}"`]),
      );

    const stored = await ensureUser(tx, ctx.partnerId, draft.tenant, draft.email.toLowerCase());
    const user: User = {
      ...stored,
      name: draft.name ?? null,
      phone: draft.phone ?? null,
      acceptedTermsAt: stored.acceptedTermsAt ?? acceptedTerms?.at ?? null,
      applicantType,
    };
    if (isDeepStrictEqual(stored, user)) return user;

    await updateUser(tx, ctx.partnerId, user.id, {
      name: user.name,
      phone: user.phone,
      applicantTypeId: applicantType?.id ?? null,
      ...(acceptedTerms && stored.acceptedTermsAt === null && { acceptedTerms }),
    });
    appendAuditEvent(tx, ctx, { action: 'saveUser', entityType: 'user', entityId: user.id });
    return user;
  });
}
