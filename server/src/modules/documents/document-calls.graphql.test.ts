import { describe, expect, it } from 'vitest';
import { buildDocumentWorld } from '../../testing/worlds/document-world.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { sampleCsv } from '../../testing/sample-files.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const read =
  'query Read($ids: [ID!]!) { documents(ids: $ids) { nodes { pinned summary { prediction { feedback { accurate preferredLabel } } } } } }';
const pin =
  'mutation Pin($input: PinDocumentInput!) { pinDocument(input: $input) { metadata { status } document { pinned } } }';
const remove =
  'mutation Remove($input: RemoveDocumentInput!) { removeDocument(input: $input) { metadata { status } } }';
const rate =
  'mutation Rate($input: SaveDocumentFeedbackInput!) { saveDocumentFeedback(input: $input) { metadata { status } } }';

describe('the calls about a document', () => {
  it('pin it, take a word on its label and remove it [P652]', async () => {
    const classifier = { classify: () => Promise.resolve({ label: 'Lease', probability: 0.8 }) };
    const world = await buildDocumentWorld(database(), {
      features: ['documents-classify'],
      ports: { classifier },
    });
    const [uploaded] = await world.upload('a.csv', sampleCsv);
    const id = uploaded?.id ?? '';
    await world.process(id);
    const run = async (call: string, input: object) =>
      (await runOperation(world.owner, call, { input })).data;
    const look = async () => (await runOperation(world.owner, read, { ids: [id] })).data;
    const done = { metadata: { status: 200 } };

    expect(await run(pin, { id, pinned: true })).toEqual({
      pinDocument: { ...done, document: { pinned: true } },
    });
    const word = { accurate: 'No', preferredLabel: 'Letter' };
    expect(await run(rate, { id, ...word })).toEqual({ saveDocumentFeedback: done });
    expect(await look()).toEqual({
      documents: { nodes: [{ pinned: true, summary: { prediction: { feedback: word } } }] },
    });

    expect(await run(remove, { id })).toEqual({ removeDocument: done });
    expect(await look()).toEqual({ documents: { nodes: [] } });
  });
});
