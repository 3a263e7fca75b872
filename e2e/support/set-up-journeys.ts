import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from './start-product.ts';

/** Starts one product for all journeys, with data of its own, and ends both when they are over. */
export default async function setUpJourneys(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-journeys-'));
  const product = await startProduct(dataDir);
  process.env.HANDRAIL_ADDRESS = product.address;
  process.env.HANDRAIL_DATA_DIR = dataDir;
  return async () => {
    await product.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
