import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { loadKeyRing } from '../../platform/crypto/load-key-ring.ts';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { PartnerDb } from '../../platform/db/partner-db.ts';
import { type TestDatabase, useTestDatabase } from '../test-database.ts';

export interface TrustWorld {
  readonly database: TestDatabase;
  readonly dataDir: string;
  /** The keys as another process of the same installation opens them. */
  readonly openKeys: () => KeyRing;
}

/** A database and a data folder with keys, for tests of encryption, the audit log and the command line. */
export function useTrustWorld(): () => TrustWorld {
  const database = useTestDatabase();
  let dataDir = '';
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'handrail-trust-'));
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });
  return () => ({
    database: database(),
    dataDir,
    openKeys: () => loadKeyRing({ dataDir, mayGenerate: true }),
  });
}

export interface BarePartner {
  readonly partnerId: string;
  readonly externalId: string;
  readonly db: PartnerDb;
}

/** A partner with nothing but a name. */
export async function insertBarePartner(database: TestDatabase): Promise<BarePartner> {
  const partnerId = randomUUID();
  const externalId = `partner-${partnerId}`;
  const db = database.partner({ partnerId, role: 'system' });
  await db.transaction(async (tx) => {
    await tx.insertInto('partners').values({ id: partnerId }).execute();
    await tx
      .insertInto('partner_profiles')
      .values({
        partner_id: partnerId,
        external_id: externalId,
        name: 'A partner',
        email: 'help@partner.example',
        applicant_tenant_id: 'applicant',
        advocate_tenant_id: 'advocate',
        staff_tenant_id: 'staff',
      })
      .execute();
  });
  return { partnerId, externalId, db };
}

export async function insertBareUsers({ partnerId, db }: BarePartner, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.transaction((tx) =>
    tx
      .insertInto('users')
      .values(
        ids.map((id) => ({ partner_id: partnerId, id, tenant: 'applicant', email: `${id}@example.org` })),
      )
      .execute(),
  );
  return ids;
}

export { asOwner } from '../as-owner.ts';
