import type { InvitedRole } from '@handrail/engine/rights';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Invitation } from './invitation.ts';

export async function insertInvitation(
  tx: Transaction,
  partnerId: string,
  invitation: Omit<Invitation, 'usedAt' | 'revokedAt'> & {
    readonly tokenHash: Buffer;
    readonly invitedBy: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('staff_invitations')
    .values({
      partner_id: partnerId,
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

export async function findInvitationByToken(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
): Promise<Invitation | undefined> {
  const row = await selectInvitations(tx, partnerId).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && toInvitation(row);
}

export async function findInvitation(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Invitation | undefined> {
  const row = await selectInvitations(tx, partnerId).where('id', '=', id).executeTakeFirst();
  return row && toInvitation(row);
}

/** Whether this address was ever invited, whatever became of it. */
export async function hasInvitation(tx: Transaction, partnerId: string, email: string): Promise<boolean> {
  const row = await selectInvitations(tx, partnerId).where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

/** The invitations that nobody has used or withdrawn, also those that are too old, newest first. */
export async function listOpenInvitations(tx: Transaction, partnerId: string): Promise<Invitation[]> {
  const rows = await selectInvitations(tx, partnerId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toInvitation);
}

/** Takes the invitation in one step: of any number of callers at once, exactly one gets it. */
export async function consumeInvitation(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await tx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** Takes the open invitation of an address in one step. */
export async function consumeInvitationOf(
  tx: Transaction,
  partnerId: string,
  email: string,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await tx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** Withdraws what is still open for an address, and tells which invitations that were. */
export async function withdrawInvitations(
  tx: Transaction,
  partnerId: string,
  email: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('staff_invitations')
    .set({ revoked_at: now })
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const columns = ['id', 'email', 'role', 'created_at', 'expires_at', 'used_at', 'revoked_at'] as const;

function selectInvitations(tx: Transaction, partnerId: string) {
  return tx.selectFrom('staff_invitations').select(columns).where('partner_id', '=', partnerId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>;

function toInvitation(row: Row): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role as InvitedRole,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  };
}
