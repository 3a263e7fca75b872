import { readFileSync } from 'node:fs';
import { catalogue } from '@handrail/programs';
import { beforeAll, expect } from 'vitest';
import { applyPartnerFile, parsePartnerFile } from '../../modules/partner-files/index.ts';
import type { PartnerFile } from '../../modules/partner-files/partner-file.ts';
import { findPartner } from '../../modules/partners/index.ts';
import { publishLibrary } from '../../modules/programs/index.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import { buildSystemContext } from '../builders/system-context.ts';
import { useTestDatabase } from '../test-database.ts';

const exampleUrl = new URL('../../../../docs/how-to/partner.example.json', import.meta.url);

/** A form of the library that the example names. */
export const exampleForm =
  catalogue.find(({ key }) => key === 'emergency-aid') ?? expect.unreachable('The example names it');

export function readExample(): PartnerFile {
  return JSON.parse(readFileSync(exampleUrl, 'utf8')) as PartnerFile;
}

/** The example of the documents for a partner of its own. */
export function buildFile(changes: object = {}): PartnerFile {
  const id = `partner-${crypto.randomUUID()}`;
  const [definition] = readExample().definitions ?? [];
  if (!definition) throw new Error('The example brings no form');
  const ownKey = `form-${id}`;
  return {
    ...readExample(),
    id,
    definitions: [{ ...definition, key: ownKey }],
    programs: (readExample().programs ?? []).map((program) => ({
      ...program,
      definition:
        program.name === 'Heat Help'
          ? { key: ownKey, version: 1 }
          : { key: exampleForm.key, version: exampleForm.version },
    })),
    ...changes,
  };
}

/** A database with the forms of the library, in which files are applied. */
export function usePartnerFiles() {
  const database = useTestDatabase();
  const publishForms = (forms: typeof catalogue) =>
    withDatabaseLock(database().ownerUrl, 'content', (owner) => publishLibrary(owner, forms));
  beforeAll(() => publishForms(catalogue));
  return {
    database,
    publishForms,
    apply: (file: object, isDryRun = false) =>
      applyPartnerFile(buildSystemContext(database()), parsePartnerFile(file), { isDryRun }),
    enter: async (id: string) => {
      const partner = await findPartner(buildSystemContext(database()), id);
      if (!partner) throw new Error(`There is no partner ${id}`);
      return buildSystemContext(database(), { partnerId: partner.id });
    },
  };
}
