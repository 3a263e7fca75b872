import type { StaffRole } from '@handrail/engine/rights';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import { findUserById, toLocale } from '../users/index.ts';
import { writeNewAdminMail } from './new-admin-mail.ts';
import { findStaff, listStaff, upsertStaff } from './staff-store.ts';

/** Gives a person a role in the staff, however they came to it. Every other admin is told of a new one. */
export async function giveStaffRole(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  { userId, role }: { readonly userId: string; readonly role: StaffRole },
): Promise<void> {
  const previous = await findStaff(tx, ctx.partnerId, userId);
  await upsertStaff(tx, ctx.partnerId, { userId, role, revokedAt: null });
  const wasAdmin = previous?.role === 'admin' && previous.revokedAt === null;
  if (role !== 'admin' || wasAdmin) return;

  const user = await findUserById(tx, ctx.partnerId, userId);
  if (!user) return;
  const staff = await listStaff(tx, ctx.partnerId);
  const others = staff.filter((member) => member.role === 'admin' && member.userId !== userId);
  const url = `${ctx.settings.publicUrl}/partner/${partner.externalId}/team`;
  for (const { email, locale } of others) {
    const mail = writeNewAdminMail(toLocale({ locale }, partner), partner, user, url);
    await sendMail(tx, ctx, { template: 'new-admin', to: email, ...mail });
  }
}
