import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import { maskNumber, maskText } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import { encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { sendMail } from '../notifications/index.ts';
import { getPartner, type Partner } from '../partners/index.ts';
import {
  lockUser,
  toAcceptedTerms,
  updateUser,
  type User,
  notePayoutChange,
  type UserChanges,
  toLocale,
} from '../users/index.ts';
import { assertOwnsAccount } from './account-policy.ts';
import { checkProfileChanges } from './check-profile-changes.ts';
import { listTypeChoices } from './list-type-choices.ts';
import { writePayeeChangeMail } from './payee-change-mail.ts';
import type { ProfileChanges, ProfileInput } from './profile-input.ts';
import { requestEmailChange } from './request-email-change.ts';

/** Changes the profile of the person who acts. A new email waits for its proof and locks the rest until then (P192). */
export async function updateProfile(ctx: RequestContext, input: ProfileInput): Promise<void> {
  const { actor, partnerId } = ctx;
  assertOwnsAccount(actor);
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, partnerId, actor.userId);
    if (!user) throw new AppError('UNAUTHORIZED');
    const choices = await listTypeChoices(tx, partnerId, user.tenant);
    const { email, ...changes } = checkProfileChanges(input, { user, partner, choices });
    const hasChanges = Object.keys(changes).length > 0;

    if (email !== undefined) assertRecentSignIn(ctx, 'changeEmail');
    if (changes.taxId !== undefined) assertRecentSignIn(ctx, 'changeTaxNumber');
    if (changes.mailingAddress !== undefined) assertRecentSignIn(ctx, 'changeMailingAddress');
    if (hasChanges && user.newEmail !== null) throw new AppError('U-004');

    const next = await toUserChanges(tx, ctx, { userId: user.id, partner, changes });
    await updateUser(tx, partnerId, user.id, next);
    if (changes.mailingAddress !== undefined)
      await notePayoutChange(tx, partnerId, user.id, {
        ...{ change: 'mailingAddress', now: ctx.now(), isFirst: user.mailingAddress === null },
      });
    await mailPayeeChanges(tx, ctx, partner, user, changes);
    if (email !== undefined)
      await requestEmailChange(tx, ctx, { partner, user, newEmail: email, timeZone: partner.timeZone });
    if (hasChanges)
      appendAuditEvent(tx, ctx, {
        action: 'updateProfile',
        entityType: 'user',
        entityId: user.id,
        next: maskChanges(changes),
      });
  });
}

/** Money and tax forms follow these two, so their owner hears of a change as they do of a bank account. */
async function mailPayeeChanges(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  user: Pick<User, 'email' | 'locale'>,
  changes: ProfileChanges,
): Promise<void> {
  if (changes.taxId === undefined && changes.mailingAddress === undefined) return;
  const url = `${ctx.settings.publicUrl}/${partner.externalId}/application/profile`;
  const mail = writePayeeChangeMail(toLocale(user, partner), partner, changes, url);
  await sendMail(tx, ctx, { template: 'payee-details-changed', to: user.email, ...mail });
}

async function toUserChanges(
  tx: Transaction,
  ctx: RequestContext,
  { userId, partner, changes }: { userId: string; partner: Partner; changes: ProfileChanges },
): Promise<UserChanges> {
  const { taxId, acceptsTerms, ...plain } = changes;
  const place = { table: 'users', column: 'tax_id', purpose: 'tax-id', rowId: userId } as const;
  return {
    ...plain,
    ...(taxId === null && { taxId }),
    ...(taxId && {
      taxId: { ciphertext: await encryptField(tx, ctx, place, taxId), last4: taxId.slice(-4) },
    }),
    ...(acceptsTerms && { acceptedTerms: toAcceptedTerms(partner, ctx.now()) }),
  };
}

/** What the audit log may keep forever: which fields changed, with personal values masked. */
function maskChanges({ name, phone, taxId, mailingAddress, ...plain }: ProfileChanges): Json {
  return {
    ...(name !== undefined && { name: maskText(name) }),
    ...(phone !== undefined && { phone: phone && maskNumber(phone) }),
    ...(taxId !== undefined && { taxId: taxId && maskNumber(taxId) }),
    ...(mailingAddress !== undefined && { mailingAddress: mailingAddress && maskText(mailingAddress.zip) }),
    ...(plain.communicationPreferences && {
      communicationPreferences: { ...plain.communicationPreferences },
    }),
    ...(plain.applicantTypeId !== undefined && { applicantTypeId: plain.applicantTypeId }),
    ...(plain.acceptsTerms && { acceptsTerms: true }),
  };
}
