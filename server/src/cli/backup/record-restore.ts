import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { Installation } from '../open-installation.ts';

/** Puts on record in every partner's log that what came after the backup is gone, and who brought the rest back. */
export async function recordRestore(installation: Installation, takenAt: string): Promise<void> {
  for (const partnerId of await installation.database.listPartnerIds()) {
    await installation.database.partner({ partnerId, role: 'system' }).transaction((tx) => {
      appendAuditEvent(
        tx,
        { ...installation, partnerId },
        {
          action: 'restoreBackup',
          entityType: 'installation',
          entityId: partnerId,
          next: { takenAt },
        },
      );
    });
  }
}
