import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listApplicantTypes } from '../partners/index.ts';
import { ensureUser } from './ensure-user.ts';
import { updateUserProfile } from './user-store.ts';
import type { User, UserTenant } from './user.ts';

/** An account as the product itself sets it up. Tenant and email say which account is meant. */
export interface UserDraft {
  readonly tenant: UserTenant;
  readonly email: string;
  readonly name?: string;
  readonly phone?: string;
  readonly applicantTypeName?: string;
}

/** Sets up an account in the partner in context; doing it again changes nothing. */
export async function saveUser(ctx: RequestContext, draft: UserDraft): Promise<User> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');

  return ctx.db.transaction(async (tx) => {
    const types = await listApplicantTypes(tx, ctx.partnerId);
    const applicantType = types.find(({ name }) => name === draft.applicantTypeName) ?? null;
    if (draft.applicantTypeName !== undefined && !applicantType)
      throw new AppError('INVALID_INPUT', [`There is no applicant type "${draft.applicantTypeName}"`]);

    const stored = await ensureUser(tx, ctx.partnerId, draft.tenant, draft.email.toLowerCase());
    const user = { ...stored, name: draft.name ?? null, phone: draft.phone ?? null, applicantType };
    if (isDeepStrictEqual(stored, user)) return user;

    await updateUserProfile(tx, ctx.partnerId, user);
    await appendAuditEvent(tx, ctx, { action: 'saveUser', entityType: 'user', entityId: user.id });
    return user;
  });
}
