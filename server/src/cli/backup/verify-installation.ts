import { checkpointsFileOf } from '../../platform/audit/checkpoint-file.ts';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { assertKeysOpenData } from '../../platform/crypto/assert-keys-open-data.ts';
import { encryptedColumns } from '../../platform/crypto/encrypted-columns.ts';
import { sampleColumn } from '../../platform/crypto/sample-column.ts';
import { verifyJournals } from '../../modules/funds/index.ts';
import { listKeptDocuments } from '../../modules/documents/index.ts';
import type { Storage } from '../../ports/storage.ts';
import { describeJournals, describeVerdict } from '../audit-commands.ts';
import { namePartners } from '../name-partners.ts';
import type { Installation } from '../open-installation.ts';

export interface InstallationVerdict {
  readonly partners: number;
  readonly events: number;
  readonly values: number;
  readonly documents: number;
  /** What is wrong, in words. */
  readonly faults: readonly string[];
}

/** Checks an installation: keys, audit log, a sample of encrypted values, and every document's file. */
export async function verifyInstallation(
  installation: Installation,
  storage: Storage,
): Promise<InstallationVerdict> {
  const { database, keys, config, now } = installation;
  await assertKeysOpenData(database, keys);
  const verdict = await verifyAudit({
    database,
    keys,
    checkpointsFile: checkpointsFileOf(config.dataDir),
    now,
  });
  const nameOf = await namePartners(database);
  const partnerIds = await database.listPartnerIds();
  const faults = [
    ...describeVerdict(verdict, checkpointsFileOf(config.dataDir), nameOf),
    ...describeJournals(await verifyJournals(database, partnerIds), nameOf),
  ];

  let values = 0;
  let documents = 0;
  for (const partnerId of partnerIds) {
    const ctx = { partnerId, keys, db: database.partner({ partnerId, role: 'system' }) };
    for (const column of encryptedColumns) {
      const sample = await sampleColumn(ctx, column, sampleRows);
      values += sample.opened;
      faults.push(
        ...sample.unreadable.map(
          (id) => `${column.table}.${column.column} of row ${id} cannot be decrypted.`,
        ),
      );
    }
    for (const { id, storageKey } of await listKeptDocuments(ctx)) {
      documents += 1;
      const content = await storage.get(storageKey);
      content?.destroy();
      if (!content) faults.push(`The file of document ${id} of partner ${partnerId} is missing.`);
    }
  }
  const events = verdict.partners.reduce((sum, partner) => sum + partner.events, 0);
  return { partners: partnerIds.length, events, values, documents, faults };
}

const sampleRows = 100;
