import type { Services } from '../app/services.ts';
import { readConfig } from '../platform/config/read-config.ts';
import type { Database } from '../platform/db/open-database.ts';
import { createMetricsRegistry } from '../platform/metrics/create-metrics-registry.ts';
import { createRecordingLog } from './recording-log.ts';
import { createRecordingPorts } from './recording-ports.ts';
import { createTestClock } from './test-clock.ts';
import { testKeys } from './test-keys.ts';

const secure = { PUBLIC_URL: 'https://apply.example.org' };

export const productionEnv = {
  ...secure,
  NODE_ENV: 'production',
  KEYS_FILE: 'generate:',
  SMTP_URL: 'smtp://mail.example.org',
  DATABASE_URL: 'embedded:',
};

/** What the product runs on in a test: a real database, a recording outside world and the given builds. */
export function buildServices(
  database: Database,
  rootDir: string,
  { env = secure, ...overrides }: Partial<Services> & { readonly env?: NodeJS.ProcessEnv } = {},
): Services {
  return {
    config: toTestConfig(env),
    database,
    rootDir,
    keys: testKeys(),
    ports: createRecordingPorts(),
    log: createRecordingLog(),
    metrics: createMetricsRegistry(),
    now: createTestClock().now,
    demoEntrances: [],
    ...overrides,
  };
}

/** Tests ask without a name of ours in front; the one about names says so itself. */
function toTestConfig(env: NodeJS.ProcessEnv): Services['config'] {
  const config: { knownHost?: string } & Services['config'] = { ...readConfig(env) };
  delete config.knownHost;
  return config;
}
