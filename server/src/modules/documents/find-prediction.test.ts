import { describe, expect, it } from 'vitest';
import { buildDocumentWorld } from '../../testing/worlds/document-world.ts';
import { sampleCsv } from '../../testing/sample-files.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findPrediction, isChosen } from './find-prediction.ts';
import { listDocuments } from './list-documents.ts';
import { saveDocumentFeedback } from './save-document-feedback.ts';

const database = useTestDatabase();

async function buildLabelled(probability: number, features = ['documents-classify']) {
  const classifier = { classify: () => Promise.resolve({ label: 'Lease', probability }) };
  const world = await buildDocumentWorld(database(), { features, ports: { classifier } });
  const [uploaded] = await world.upload('a.csv', sampleCsv);
  const id = uploaded?.id ?? '';
  await world.process(id);
  const find = async () => {
    const [document] = await listDocuments(world.owner, [id]);
    return document && findPrediction(world.owner, document);
  };
  return { world, id, find };
}

describe('a prediction', () => {
  it.each([
    [0.51, true],
    [0.5, false],
  ])('of %s is a suggestion: %s', async (probability, isSuggestion) => {
    const { find } = await buildLabelled(probability);
    expect(await find()).toMatchObject({ label: 'Lease', probability, isSuggestion, feedback: null });
  });

  it("keeps each person's word on it, and the last one of each [P325]", async () => {
    const { world, id, find } = await buildLabelled(0.8);
    await saveDocumentFeedback(world.owner, id, { accurate: 'Unsure', preferredLabel: null });
    await saveDocumentFeedback(world.owner, id, { accurate: 'No', preferredLabel: 'Letter' });
    await saveDocumentFeedback(world.caseWorker, id, { accurate: 'Yes', preferredLabel: null });
    expect(await find()).toMatchObject({
      feedback: { accurate: 'No', preferredLabel: 'Letter' },
      isFeedbackWanted: false,
    });
  });

  it('takes no word of strangers, on no label, or where guesses are off [P621]', async () => {
    const yes = { accurate: 'Yes', preferredLabel: null } as const;
    const { world, id } = await buildLabelled(0.8);
    await expect(saveDocumentFeedback(world.other, id, yes)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const off = await buildLabelled(0.8, []);
    expect((await off.find())?.label ?? null).toBeNull();
    await expect(saveDocumentFeedback(off.world.owner, off.id, yes)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the question whether it was right', () => {
  it('is put at random with the configured probability, and the same way each time', () => {
    const chosen = Array.from({ length: 2_000 }, (_, index) => isChosen(`document ${String(index)}`, 0.25));
    expect(chosen.filter(Boolean).length / 2_000).toBeCloseTo(0.25, 1);
    expect(isChosen('a', 0.25)).toBe(isChosen('a', 0.25));
    expect([isChosen('a', 0), isChosen('a', 1)]).toEqual([false, true]);
  });

  it.each([-0.1, 1.1, Number.NaN])('fails with a probability of %s [P751]', (probability) => {
    expect(() => isChosen('a', probability)).toThrow('A probability lies between 0 and 1.');
  });
});
