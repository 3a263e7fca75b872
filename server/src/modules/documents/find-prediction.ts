import { createHash } from 'node:crypto';
import type { RequestContext } from '../../platform/context.ts';
import { assertProbability, isClassifying } from './classify-document.ts';
import { findFeedback } from './document-store.ts';
import { type Document, type Prediction, type PredictionFeedback, suggestionThreshold } from './document.ts';

export interface ShownPrediction extends Prediction {
  readonly isSuggestion: boolean;
  readonly feedback: PredictionFeedback | null;
  /** Chosen at random, but the same whenever it is asked. */
  readonly isFeedbackWanted: boolean;
}

/** What a document was taken for, with the acting person's word on it, where the partner wants guesses. */
export async function findPrediction(
  ctx: RequestContext,
  document: Document,
): Promise<ShownPrediction | null> {
  const { prediction, id } = document;
  if (!prediction || !(await isClassifying(ctx))) return null;
  const { actor } = ctx;
  const userId = 'userId' in actor ? actor.userId : undefined;
  const feedback =
    userId === undefined ? undefined : await ctx.db.read((tx) => findFeedback(tx, ctx.partnerId, id, userId));
  return {
    ...prediction,
    isSuggestion: prediction.probability > suggestionThreshold,
    feedback: feedback ?? null,
    isFeedbackWanted:
      !feedback && isChosen(`${id}${userId ?? ''}`, ctx.settings.documentFeedbackProbability ?? 0),
  };
}

/** A deterministic random number: the same name always gives the same one. */
export function isChosen(name: string, probability: number): boolean {
  assertProbability(probability);
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32 < probability;
}
