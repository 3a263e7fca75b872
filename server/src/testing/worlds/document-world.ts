import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processDocument } from '../../modules/documents/process-document.job.ts';
import { uploadDocuments } from '../../modules/documents/upload-documents.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { insertPartner } from '../builders/insert-partner.ts';
import { insertSession } from '../builders/insert-session.ts';
import { insertStaff, insertUser } from '../builders/insert-user.ts';
import { buildSystemContext } from '../builders/system-context.ts';
import { createMemoryStorage } from '../servers/memory-storage.ts';
import { createRecordingPorts } from '../recording-ports.ts';

export type DocumentWorld = Awaited<ReturnType<typeof buildDocumentWorld>>;

/** A partner with two applicants and a case worker, one store, and the outside world that the test asks for. */
export async function buildDocumentWorld(
  database: Database,
  { features = [], ports: chosen = {} }: { features?: string[]; ports?: Partial<Ports> } = {},
) {
  const partner = await insertPartner(database, { features });
  const storage = createMemoryStorage();
  const ports = { ...createRecordingPorts(), storage, ...chosen };
  const enter = async (user: Awaited<ReturnType<typeof insertUser>>): Promise<TestContext> => {
    const { actor } = await insertSession(database, partner.id, user);
    return buildContext(database, { partnerId: partner.id, actor, ports });
  };
  const owner = await enter(await insertUser(database, partner.id));
  const other = await enter(await insertUser(database, partner.id));
  const caseWorker = await enter(await insertStaff(database, partner.id));
  const system = buildSystemContext(database, { partnerId: partner.id, ports });

  return {
    partner,
    ports,
    storage,
    owner,
    other,
    caseWorker,
    system,
    upload: (name: string, content: Buffer, ctx = owner) => uploadSample(ctx, name, content),
    /** What a worker does with it. */
    process: (documentId: string) => processDocument.run(system, { documentId }),
  };
}

/** Brings a file as a person does. */
export function uploadSample(ctx: TestContext, name: string, content: Buffer) {
  return uploadDocuments(ctx, [toFile(name, content)]);
}

let folder: string | undefined;

/** One for all samples of a process; benches use these worlds too, outside of any test. */
function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'handrail-sample-'));
  process.once('exit', () => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

/** A file as it lies in the temporary place of a request. */
export function toFile(filename: string, content: Buffer) {
  folder ??= makeFolder();
  const path = join(folder, randomUUID());
  writeFileSync(path, content);
  return { filename, path, size: content.length, sha256: createHash('sha256').update(content).digest() };
}
