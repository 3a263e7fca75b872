import { afterAll, beforeAll } from 'vitest';
import { schema } from '../../app/schema.ts';
import { buildApi } from './build-api.ts';
import { buildMatrixWorld } from '../worlds/matrix-world.ts';
import type { TestDatabase } from '../test-database.ts';

type MatrixApi = Awaited<ReturnType<typeof buildMatrixApi>>;

/** The product's own API and the cast of the matrix, once for a test file whose calls are all refused. */
export function useMatrixApi(database: () => TestDatabase): () => MatrixApi {
  let built: MatrixApi | undefined;
  beforeAll(async () => {
    built = await buildMatrixApi(database());
  });
  afterAll(() => built?.api.close());
  return () => {
    if (!built) throw new Error('The API opens before the first test.');
    return built;
  };
}

async function buildMatrixApi(database: TestDatabase) {
  return { api: await buildApi(database, schema), world: await buildMatrixWorld(database) };
}
