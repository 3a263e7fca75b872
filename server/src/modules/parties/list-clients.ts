import { mostClients } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { listClientsOf } from './party-store.ts';
import type { Party } from './party.ts';

/** The acting person's clients by a part of their name, those entered last first. */
export async function listClients(ctx: RequestContext, search: string): Promise<Party[]> {
  if (ctx.actor.kind !== 'applicant') return [];
  const { userId } = ctx.actor;
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return ctx.db.read((tx) => listClientsOf(tx, ctx.partnerId, userId, { words, limit: mostClients }));
}
