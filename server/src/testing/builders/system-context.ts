import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type ContextOverrides, type TestContext } from '../build-context.ts';

/** The product itself, setting up what a test needs. */
export function buildSystemContext(database: Database, overrides: ContextOverrides = {}): TestContext {
  return buildContext(database, { actor: { kind: 'system', name: 'test' }, ...overrides });
}
