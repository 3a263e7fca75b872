import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBankFolders } from '../../adapters/bank-folders/open-bank-folders.ts';
import { readPaymentsFile } from '../../adapters/payouts/read-payments-file.ts';
import { readBankOrigin } from '../../app/read-bank-origin.ts';
import { readPlatformSignOn } from '../../app/sso/read-platform-sign-on.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { readKeysFile } from '../crypto/keys-file.ts';
import { toOwnWords } from '../errors/to-own-words.ts';
import { openFolder } from './open-folder.ts';
import { readConfig } from './read-config.ts';
import type { Variable } from './variable.ts';
import { type VariableName, variables } from './variables.ts';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'handrail-values-'));
});
afterAll(() => {
  rmSync(dir, { recursive: true });
});

/** A wrong value for every variable, and the part of it that no message may repeat where it is a secret. */
const badValues = {
  NODE_ENV: ['prod', 'production '.repeat(2)],
  PROCESS_ROLE: ['api'],
  PORT: ['70000', '-1', '80a'],
  HOST: ['a\u0007b'],
  PUBLIC_URL: ['aid.example.org', 'https://aid.example.org/portal'],
  TRUST_PROXY: ['true', '11'],
  SHUTDOWN_DELAY_SECONDS: ['5s', '301'],
  SHUTDOWN_TIMEOUT_SECONDS: ['0'],
  HSTS_SUBDOMAINS: ['no'],
  LOG_LEVEL: ['verbose'],
  DATABASE_URL: ['mysql://root:hunter2@db/x', 'postgres:hunter2'],
  DATABASE_APP_URL: ['hunter2', 'https://app:hunter2@db/x'],
  DATABASE_DIRECT_URL: ['hunter2@db:5432'],
  DATABASE_POOL_SIZE: ['0', 'ten'],
  DATABASE_WAIT_SECONDS: ['61'],
  SMTP_URL: ['http://me:hunter2@mail', 'mail.example.org'],
  MAIL_FROM: ['Handrail <mail@example.org>'],
  STORAGE_URL: ['ftp://me:hunter2@files'],
  SMS_URL: ['http://hunter2@sms'],
  GEOCODER_URL: ['here'],
  GEOCODER_KEY: ['hunter2\u0000'],
  HUD_API_TOKEN: ['hunter2\u0000'],
  HUD_API_URL: ['hud'],
  CLAMD_URL: ['localhost:3310', 'tcp://clamd'],
  DOCUMENT_FEEDBACK_PROBABILITY: ['1.5', '25%'],
  IMAGES_URL: ['images.example.org'],
  SENTRY_DSN: ['hunter2'],
  POSTHOG_KEY: ['hunter2\u0000'],
  POSTHOG_URL: ['eu'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318'],
  RECAPTCHA_SITE_KEY: ['a\u0000'],
  RECAPTCHA_SECRET_KEY: ['hunter2\u0000'],
  METRICS_TOKEN: ['hunter2\u0000'],
  DEMO_WORLD: ['true'],
  DEMO_PEOPLE: ['true'],
  INCIDENT_MESSAGE: ['one\ntwo'],
} as const satisfies Record<Exclude<VariableName, keyof typeof faultyPaths>, readonly string[]>;

/** Paths are tried when they are used, at the start. */
const faultyPaths = {
  DATA_DIR: () => {
    openFolder('DATA_DIR', '/sys/handrail');
  },
  KEYS_FILE: () => readKeysFile(join(dir, 'absent.json')),
  PAYMENTS_FILE: () => readPaymentsFile({ paymentsFile: join(dir, 'absent.json'), demoWorld: false }),
  BANK_SFTP_FILE: () => openBankFolders({ bankSftpFile: join(dir, 'absent.json') }, silentLog),
  BANK_FILES_FILE: () => readBankOrigin({ demoWorld: false, bankFilesFile: join(dir, 'absent.json') }),
  PLATFORM_SAML_METADATA_FILE: () =>
    readPlatformSignOn({ platformSamlMetadataFile: join(dir, 'absent.xml') }),
};

const cases = Object.entries(badValues).flatMap(([name, values]) =>
  values.map((value): [VariableName, string] => [name as VariableName, value]),
);

describe('a bad value', () => {
  it.each(cases)('of %s (%j) is answered with its name, what was read and what is allowed', (name, value) => {
    const { allowed, secret }: Variable = variables[name];
    const line = refusal(() => readConfig({ [name]: value }))
      .split('\n')
      .find((each) => each.includes(`${name}: read`));
    expect(line).toContain(`  ${name}: read `);
    expect(line).toContain(`; allowed: ${allowed}`);
    expect(line).toContain(
      secret === undefined ? JSON.stringify(value.trim()) : `(hidden, ${String(value.length)} characters)`,
    );
    expect(line).not.toContain('hunter2');
  });

  it.each(Object.entries(faultyPaths))(
    'of %s is answered with its name, the path and the remedy',
    (name, use) => {
      const words = refusal(use);
      expect(words).toContain(name);
      expect(words).toMatch(/\/sys\/handrail|absent\.(json|xml)/);
      expect(words).toMatch(/As root, run: |run: handrail keys create|Check the path/);
    },
  );
});

function refusal(use: () => unknown): string {
  try {
    use();
  } catch (error) {
    return toOwnWords(error);
  }
  return 'no refusal';
}
