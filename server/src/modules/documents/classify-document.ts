import type { RequestContext } from '../../platform/context.ts';
import { reportBug } from '../../platform/errors/report-bug.ts';
import type { Classification } from '../../ports/classifier.ts';
import { getPartner, isFeatureOn } from '../partners/index.ts';

const feature = 'documents-classify';

/** Guesses what a document is, where the partner wants that. A guess that makes no sense is a bug and no guess (P751). */
export async function classifyDocument(
  ctx: RequestContext,
  document: { readonly filename: string; readonly text: string },
): Promise<Classification | undefined> {
  if (!(await isClassifying(ctx))) return undefined;
  const { log, ports, requestId, partnerId } = ctx;
  try {
    const guess = await ports.classifier.classify(document);
    if (guess) assertProbability(guess.probability);
    return guess;
  } catch (error) {
    reportBug(
      error,
      { log, errorReporter: ports.errorReporter },
      { requestId, partnerId, operation: feature },
    );
    return undefined;
  }
}

export async function isClassifying(ctx: RequestContext): Promise<boolean> {
  return isFeatureOn(ctx, await getPartner(ctx), feature);
}

export function assertProbability(value: number): void {
  if (!(value >= 0 && value <= 1)) throw new RangeError('A probability lies between 0 and 1.');
}
