import { appendAuditEvent, type AuditEvent } from '../platform/audit/append-audit-event.ts';
import type { Installation } from './open-installation.ts';

/** Puts on record in every partner's log what an operator did to the whole installation. */
export async function recordInEveryLog(
  installation: Installation,
  { action, next }: Required<Pick<AuditEvent, 'action' | 'next'>>,
): Promise<void> {
  for (const partnerId of await installation.database.listPartnerIds()) {
    await installation.database.partner({ partnerId, role: 'system' }).transaction((tx) => {
      const event = { action, entityType: 'installation', entityId: partnerId, next };
      appendAuditEvent(tx, { ...installation, partnerId }, event);
    });
  }
}
