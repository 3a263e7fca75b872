import { describe, expect, it } from 'vitest';
import { createClamdScanner } from '../../adapters/scanner/clamd-scanner.ts';
import { eicar, startClamdServer } from '../../testing/servers/clamd-server.ts';
import { buildDocumentWorld, toFile } from '../../testing/worlds/document-world.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { listActions } from '../../testing/read-audit.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { sampleCsv, sampleOffice } from '../../testing/sample-files.ts';
import { samplePdf } from '../../testing/sample-pdfs.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listDocuments } from './list-documents.ts';
import { processDocument } from './process-document.job.ts';
import { resumeDocuments } from './resume-documents.job.ts';
import { uploadDocuments } from './upload-documents.ts';

const database = useTestDatabase();

describe('a scanner', () => {
  const withClamd = async () => {
    const clamd = await startClamdServer();
    const scanner = createClamdScanner({ url: clamd.url, timeoutMs: 300 });
    return { clamd, world: await buildDocumentWorld(database(), { ports: { scanner } }) };
  };

  it('lets nobody have a document before it has passed it [check 36]', async () => {
    const { world } = await withClamd();
    const [document] = await world.upload('a.csv', sampleCsv);
    const id = document?.id ?? '';
    expect(document?.state).toBe('scanning');
    await world.process(id);
    expect(await listDocuments(world.owner, [id])).toMatchObject([{ state: 'clean' }]);
  });

  it('that came later looks at what nobody looked at, and until then nobody opens it', async () => {
    const { world } = await withClamd();
    const unscanned = {
      ...world.owner,
      ports: { ...world.ports, scanner: { ...world.ports.scanner, isConnected: false } },
    };
    const [document] = await world.upload('a.csv', sampleCsv, unscanned);
    const id = document?.id ?? '';
    const look = `query Look($ids: [ID!]!) { documents(ids: $ids) { nodes { state downloadUrl scanNote } } }`;
    const seenBy = async (ctx: typeof unscanned) => (await runOperation(ctx, look, { ids: [id] })).data;
    const openable = { state: 'unscanned', downloadUrl: expect.stringContaining('/files/') as string };
    expect(await seenBy(unscanned)).toMatchObject({
      documents: { nodes: [{ ...openable, scanNote: 'Not scanned for malware' }] },
    });
    const staff = { ...world.caseWorker, ports: unscanned.ports };
    expect(await seenBy(staff)).toMatchObject({
      documents: { nodes: [{ ...openable, scanNote: 'Not scanned for malware' }] },
    });
    expect(await seenBy(world.owner)).toMatchObject({ documents: { nodes: [{ downloadUrl: null }] } });

    world.system.clock.moveBy({ minutes: 11 });
    await resumeDocuments.run(world.system);
    await world.process(id);
    expect(await listDocuments(world.owner, [id])).toMatchObject([{ state: 'clean' }]);
  });

  it.each([
    ['in plain sight', 'a.csv', Buffer.from(`name\n${eicar}\n`)],
    [
      'inside a document',
      'a.docx',
      sampleOffice('docx', [{ name: 'word/x.bin', content: eicar, stored: true }]),
    ],
  ])('rejects a threat %s, and its content goes [check 36]', async (_case, name, content) => {
    const { world } = await withClamd();
    const [document] = await world.upload(name, content);
    const log = createRecordingLog();
    await processDocument.run({ ...world.system, log }, { documentId: document?.id ?? '' });
    expect(log.lines).toMatchObject([
      { level: 'warn', message: 'a document was rejected as malware', documentId: document?.id },
    ]);
    expect(await listDocuments(world.owner, [document?.id ?? ''])).toMatchObject([{ state: 'rejected' }]);
    expect(world.storage.objects.size).toBe(0);
    expect(await listActions(world.system)).toContain('rejectDocument');
  });

  it('leaves documents waiting while it is down, and loses none of them [check 36]', async () => {
    const { clamd, world } = await withClamd();
    const uploaded = await uploadDocuments(
      world.owner,
      ['a.csv', 'b.csv', 'c.csv'].map((name) => toFile(name, sampleCsv)),
    );
    const ids = uploaded.map(({ id }) => id);
    for (const mood of ['hanging up', 'silent', 'garbled'] as const) {
      clamd.set(mood);
      await expect(world.process(ids[0] ?? '')).rejects.toThrow('The malware scanner gave no verdict');
    }
    expect(new Set((await listDocuments(world.owner, ids)).map(({ state }) => state))).toEqual(
      new Set(['scanning']),
    );

    clamd.set('well');
    world.system.clock.moveBy({ minutes: 11 });
    await resumeDocuments.run(world.system);
    for (const id of ids) await world.process(id);
    expect((await listDocuments(world.owner, ids)).map(({ state }) => state)).toEqual([
      'clean',
      'clean',
      'clean',
    ]);
  });
});

describe('the guess at what a document is', () => {
  const classifying = { features: ['documents-classify'] };

  it('comes from its text, where the partner wants it', async () => {
    const guess = (text: string) =>
      Promise.resolve({ label: text.includes('Earnings') ? 'Pay stub' : 'none', probability: 0.9 });
    const classifier = { classify: ({ text }: { text: string }) => guess(text) };
    const world = await buildDocumentWorld(database(), { ...classifying, ports: { classifier } });
    const [document] = await world.upload('a.pdf', samplePdf());
    await world.process(document?.id ?? '');
    expect(await listDocuments(world.owner, [document?.id ?? ''])).toMatchObject([
      { prediction: { label: 'Pay stub', probability: 0.9 } },
    ]);

    const plain = await buildDocumentWorld(database(), { ports: { classifier } });
    const [unlabelled] = await plain.upload('a.pdf', samplePdf());
    await plain.process(unlabelled?.id ?? '');
    expect(await listDocuments(plain.owner, [unlabelled?.id ?? ''])).toMatchObject([{ prediction: null }]);
  });

  it.each([1.2, -0.1, Number.NaN])(
    'is a bug and no guess with a probability of %s [P751]',
    async (probability) => {
      const classifier = { classify: () => Promise.resolve({ label: 'Lease', probability }) };
      const world = await buildDocumentWorld(database(), { ...classifying, ports: { classifier } });
      const [document] = await world.upload('a.csv', sampleCsv);
      await world.process(document?.id ?? '');
      expect(await listDocuments(world.owner, [document?.id ?? ''])).toMatchObject([{ prediction: null }]);
      expect(world.ports.recorded.reports).toHaveLength(1);
    },
  );
});
