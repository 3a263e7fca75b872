import { uploadWords } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { buildDocumentWorld, toFile } from '../../testing/worlds/document-world.ts';
import { listActions } from '../../testing/read-audit.ts';
import { sampleCsv, samplePicture } from '../../testing/sample-files.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { discardDocument } from './discard-document.job.ts';
import { listDocuments } from './list-documents.ts';
import { pinDocument } from './pin-document.ts';
import { removeDocument } from './remove-document.ts';
import { resumeDocuments } from './resume-documents.job.ts';
import { updateDocuments } from './document-store.ts';
import { isPermanent } from './document.ts';
import { uploadDocuments } from './upload-documents.ts';

const database = useTestDatabase();
const onlyDocuments = 'Only images, pdfs, word documents, or excel files are allowed.';

describe('uploadDocuments', () => {
  it('keeps a document with its name, type, size and uploader, and encrypts its content [P324]', async () => {
    const world = await buildDocumentWorld(database());
    const [document] = await world.upload('../../Café\u202e report.csv', sampleCsv);

    expect(document).toMatchObject({
      filename: 'Café report.csv',
      mimetype: 'text/csv',
      sizeBytes: sampleCsv.length,
      state: 'unscanned',
      uploader: { name: 'Ada Reyes' },
      pinned: false,
      permanent: false,
      prediction: null,
    });
    const [stored] = [...world.storage.objects.values()];
    expect(stored?.length).toBe(sampleCsv.length + 28);
    expect(stored?.includes('Ada')).toBe(false);
    expect(await listActions(world.system)).toContain('uploadDocument');
  });

  it.each([
    ['another extension', 'evil.exe', sampleCsv, onlyDocuments],
    ['a program in it', 'stub.pdf', Buffer.from('MZ'.padEnd(512, '\0')), onlyDocuments],
    ['a page in it', 'stub.pdf', Buffer.from('%PDF-1.7 <script> %%EOF'), onlyDocuments],
    ['half of a PDF', 'stub.pdf', Buffer.from('%PDF-1.7 1 0 obj'), uploadWords('en').damaged],
    ['nothing to be read', 'stub.pdf', sampleCsv, uploadWords('en').damaged],
    [
      'half of a picture',
      'stub.png',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      uploadWords('en').damaged,
    ],
    [
      'nothing in it',
      'stub.pdf',
      Buffer.alloc(0),
      'This file is empty. Please save it again and choose it again, or take a photo of the document.',
    ],
  ])('refuses a file with %s and says so, and keeps nothing [P556]', async (_case, name, content, text) => {
    const world = await buildDocumentWorld(database());
    const files = [toFile('a.csv', sampleCsv), toFile(name, content)];
    await expect(uploadDocuments(world.owner, files)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: [text],
    });
    expect(world.storage.objects.size).toBe(0);
  });

  it('refuses no file, more than 100 files and more than one person may keep [P502] [P558]', async () => {
    const world = await buildDocumentWorld(database());
    await expect(uploadDocuments(world.owner, [])).rejects.toThrow('At least one document is required');
    const file = toFile('a.csv', sampleCsv);
    await expect(
      uploadDocuments(
        world.owner,
        Array.from({ length: 101 }, () => file),
      ),
    ).rejects.toThrow(
      'Document upload failed: You can upload a max of 100 documents at a time. Please try again.',
    );
    await uploadDocuments(world.owner, [file]);
    await world.system.db.transaction((tx) =>
      tx
        .updateTable('documents')
        .set({ size_bytes: 2 * 1024 ** 3 })
        .execute(),
    );
    await expect(uploadDocuments(world.owner, [file])).rejects.toMatchObject({
      code: 'DOCUMENT_QUOTA',
      texts: [
        'You can store up to 500 documents and 2 GB. Please remove documents you no longer need and try again.',
      ],
    });
    await expect(uploadDocuments(world.other, [file])).resolves.toHaveLength(1);
  });

  it('takes 200 files of one person in an hour, and those of others all the same', async () => {
    const world = await buildDocumentWorld(database());
    const file = toFile('a.csv', sampleCsv);
    const upload = (ctx: typeof world.owner, count: number) =>
      uploadDocuments(
        ctx,
        Array.from({ length: count }, () => file),
      );
    await upload(world.owner, 100);
    await upload(world.owner, 99);
    await expect(upload(world.owner, 2)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      texts: [
        'You have uploaded a lot of documents in a short time. The ones you uploaded are saved. Please wait an hour and try again.',
      ],
    });
    await expect(upload(world.owner, 1)).resolves.toHaveLength(1);
    await expect(upload(world.other, 1)).resolves.toHaveLength(1);
    world.owner.clock.moveBy({ minutes: 62 });
    await expect(upload(world.owner, 2)).resolves.toHaveLength(2);
  });

  it('counts what a whole partner uploads', async () => {
    const world = await buildDocumentWorld(database());
    await uploadDocuments(world.other, [toFile('a.csv', sampleCsv)]);
    await world.system.db.transaction((tx) =>
      tx.updateTable('limit_hits').set({ hits: 20_000 }).where('limit_key', '=', 'upload:partner').execute(),
    );
    await expect(world.upload('a.csv', sampleCsv)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const elsewhere = await buildDocumentWorld(database());
    await expect(elsewhere.upload('a.csv', sampleCsv)).resolves.toHaveLength(1);
  });

  it('calls permanent what the product itself brought [P326]', () => {
    expect([isPermanent('System Generated (W-9)'), isPermanent('Ada Reyes')]).toEqual([true, false]);
  });
});

describe('a document', () => {
  it('is seen by its owner and by staff, and by nobody else', async () => {
    const world = await buildDocumentWorld(database());
    const [document] = await world.upload('a.csv', sampleCsv);
    const ids = [document?.id ?? '', 'no id'];
    expect(await listDocuments(world.owner, ids)).toEqual([document]);
    expect(await listDocuments(world.caseWorker, ids)).toEqual([document]);
    expect(await listDocuments(world.other, ids)).toEqual([]);
    const abroad = await buildDocumentWorld(database());
    expect(await listDocuments(abroad.caseWorker, ids)).toEqual([]);
  });

  it('is kept from others by the database itself', async () => {
    const world = await buildDocumentWorld(database());
    const [document] = await world.upload('a.csv', sampleCsv);
    const count = (ctx: typeof world.owner) =>
      ctx.db
        .transaction((tx) => tx.selectFrom('documents').select('id').execute())
        .then((rows) => rows.length);
    expect([await count(world.owner), await count(world.other), await count(world.caseWorker)]).toEqual([
      1, 0, 1,
    ]);
    await world.other.db.transaction((tx) =>
      updateDocuments(tx, world.partner.id, [document?.id ?? ''], { pinned: true }),
    );
    expect(await listDocuments(world.owner, [document?.id ?? ''])).toMatchObject([{ pinned: false }]);
  });

  it('is pinned and unpinned by its owner [P562]', async () => {
    const world = await buildDocumentWorld(database());
    const [document] = await world.upload('a.csv', sampleCsv);
    const id = document?.id ?? '';
    expect(await pinDocument(world.owner, id, true)).toMatchObject({ pinned: true });
    expect(await pinDocument(world.owner, id, true)).toMatchObject({ pinned: true });
    expect(await pinDocument(world.owner, id, false)).toMatchObject({ pinned: false });
    await expect(pinDocument(world.other, id, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('goes for good when its owner removes it [P561]', async () => {
    const world = await buildDocumentWorld(database());
    const [document] = await world.upload('a.png', await samplePicture('png'));
    const id = document?.id ?? '';
    await world.process(id);
    expect(world.storage.objects.size).toBe(2);

    await expect(removeDocument(world.other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await removeDocument(world.owner, id);
    await discardDocument.run(world.system, { documentId: id });

    expect(await listDocuments(world.owner, [id])).toEqual([]);
    expect(world.storage.objects.size).toBe(0);
    await expect(removeDocument(world.owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stays when it is permanent [P561]', async () => {
    const world = await buildDocumentWorld(database());
    const [document] = await world.upload('a.csv', sampleCsv);
    const id = document?.id ?? '';
    await world.system.db.transaction((tx) =>
      updateDocuments(tx, world.partner.id, [id], { permanent: true }),
    );
    await expect(removeDocument(world.owner, id)).rejects.toThrow('This document cannot be removed.');
    expect(await listDocuments(world.owner, [id])).toHaveLength(1);
  });

  it('is swept away when its upload broke off', async () => {
    const world = await buildDocumentWorld(database());
    const broken = {
      ...world.owner,
      ports: { ...world.ports, storage: { ...world.storage, put: () => Promise.reject(new Error('full')) } },
    };
    await expect(uploadDocuments(broken, [toFile('a.csv', sampleCsv)])).rejects.toThrow('full');
    const states = () =>
      world.system.db.transaction((tx) =>
        tx.selectFrom('documents').select(['state', 'removed_at']).execute(),
      );
    expect(await states()).toEqual([{ state: 'received', removed_at: null }]);

    await resumeDocuments.run(world.system);
    expect(await states()).toMatchObject([{ removed_at: null }]);
    world.system.clock.moveBy({ minutes: 11 });
    await resumeDocuments.run(world.system);
    expect(await states()).toMatchObject([{ removed_at: expect.any(Date) as Date }]);
  });
});
