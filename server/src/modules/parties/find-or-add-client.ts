import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type ClientDraft, toNewClient } from './client-draft.ts';
import { completeClient, findClient, insertClient, listClientsNamed, readBirthDate } from './party-store.ts';
import type { NewClient, Party } from './party.ts';
import { findUserById } from '../users/index.ts';

const ownEmail = defineWords(
  'ownEmail',
  "This is your own email. Enter your client's email, or leave it blank.",
);

/**
 * The client whom an advocate enters. One of the same name about whom nothing differs is the same person: entering
 * someone twice must not make two people of them, or each could claim once.
 */
export async function findOrAddClient(
  tx: Transaction,
  ctx: RequestContext,
  advocateId: string,
  draft: ClientDraft,
): Promise<Party> {
  const client = toNewClient(draft, ctx.now());
  const advocate = await findUserById(tx, ctx.partnerId, advocateId);
  // Otherwise one person could claim once for themselves and once more as their own client.
  if (client.email !== null && client.email === advocate?.email.toLowerCase()) {
    throw new AppError('INVALID_INPUT', (locale) => [ownEmail(locale)]);
  }
  for (const namesake of await listClientsNamed(tx, ctx.partnerId, advocateId, client.name)) {
    if (!(await isSame(tx, ctx, namesake, client))) continue;
    await completeClient(tx, ctx, namesake.id, client);
    return getClient(tx, ctx, advocateId, namesake.id);
  }
  const id = await insertClient(tx, ctx, advocateId, client);
  appendAuditEvent(tx, ctx, {
    action: 'addClient',
    entityType: 'party',
    entityId: id,
    next: { kind: client.kind },
  });
  return getClient(tx, ctx, advocateId, id);
}

/** A client of this advocate; anyone else's is not there. */
export async function getClient(
  tx: Transaction,
  { partnerId }: RequestContext,
  advocateId: string,
  id: string,
): Promise<Party> {
  const client = await findClient(tx, partnerId, advocateId, id);
  if (!client) throw new AppError('NOT_FOUND');
  return client;
}

async function isSame(
  tx: Transaction,
  ctx: RequestContext,
  known: Party,
  { kind, email, phone, birthDate }: NewClient,
): Promise<boolean> {
  if (kind !== known.kind || differ(email, known.email) || differ(phone, known.phone)) return false;
  return birthDate === null || !differ(birthDate, await readBirthDate(tx, ctx, known.id));
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
