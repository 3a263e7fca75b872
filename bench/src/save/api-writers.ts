import { randomUUID } from 'node:crypto';
import type { BenchProduct } from '../product/open-bench-product.ts';
import { sendOperation } from '../product/send-operation.ts';
import { startApplication } from '../product/start-application.ts';
import type { StepAnswers } from './step-answers.ts';
import { takeSteps, type Writer } from './writer.ts';

/** Signed-in people, each with an application of their own, who save step by step as the portal does. */
export function openApiWriters(
  product: BenchProduct,
  count: number,
  steps: readonly StepAnswers[],
): Promise<Writer[]> {
  return Promise.all(Array.from({ length: count }, () => openApiWriter(product, steps)));
}

async function openApiWriter(product: BenchProduct, steps: readonly StepAnswers[]): Promise<Writer> {
  const cookie = await product.signIn();
  const id = await startApplication(product, cookie);
  let seenRevision = 0;

  return takeSteps(steps, async (answers) => {
    const { updateApplication } = await sendOperation(product.address, cookie, 'UpdateApplication', {
      id,
      content: { answers },
      seenRevision,
      saveId: randomUUID(),
    });
    const revision = updateApplication.application?.revision ?? seenRevision;
    // A save that changes nothing would be timed doing nothing.
    if (revision !== seenRevision + 1)
      throw new Error(`Not saved: ${updateApplication.metadata.errors.join(', ')}`);
    seenRevision = revision;
  });
}
