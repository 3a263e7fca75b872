import { appendAuditEvent, type AuditContext } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { keepAnchored, listGrownHeads } from './journal-chain-store.ts';

/**
 * Writes how far each journal has come, and with which hash, into the audit log, which is signed outside of the database:
 * a journal that someone rewrites as a whole differs from it.
 */
export async function anchorJournals(ctx: AuditContext & Pick<RequestContext, 'db'>): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const grown = await listGrownHeads(tx, ctx.partnerId);
    for (const head of grown) {
      await keepAnchored(tx, ctx.partnerId, head);
      appendAuditEvent(tx, ctx, {
        ...{ action: 'anchorJournal', entityType: 'fund', entityId: head.fundId },
        next: { seq: head.seq, hash: head.hash.toString('hex') },
      });
    }
    return grown.length;
  });
}
