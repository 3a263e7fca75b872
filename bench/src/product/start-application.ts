import type { BenchProduct } from './open-bench-product.ts';
import { sendOperation } from './send-operation.ts';

/** Starts the application of a signed-in person and gives its id. */
export async function startApplication(
  { address, programId }: BenchProduct,
  cookie: string,
): Promise<string> {
  const { createApplication } = await sendOperation(address, cookie, 'CreateApplication', { programId });
  const { application, metadata } = createApplication;
  if (!application) throw new Error(`No application was started: ${metadata.errors.join(', ')}`);
  return application.id;
}
