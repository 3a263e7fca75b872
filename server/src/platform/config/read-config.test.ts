import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://apply.example.org',
  DATABASE_URL: 'postgres://owner:secret@db.example.org/handrail',
  KEYS_FILE: '/etc/handrail/keys.json',
  SMTP_URL: 'smtps://mail.example.org',
};

describe('readConfig', () => {
  it('starts on the embedded defaults when nothing is set', () => {
    expect(readConfig({})).toEqual({
      mode: 'development',
      role: 'all',
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      secure: false,
      hstsSubdomains: true,
      trustedProxyHops: 0,
      shutdown: { delayMs: 0, timeoutMs: 10_000 },
      logLevel: 'info',
      dataDir: resolve('.data'),
      database: { kind: 'embedded' },
      databasePool: { size: 10, waitMs: 3_000 },
      keys: { kind: 'generated' },
      mail: { kind: 'mailbox' },
      mailFrom: 'no-reply@localhost',
      storageUrl: `file:${resolve('.data/files')}`,
      geocoder: { kind: 'embedded' },
      documentFeedbackProbability: 0.25,
      demoWorld: true,
      demoPeople: true,
    });
  });

  it('tells the way through a pooler from the one straight to PostgreSQL', () => {
    const [pooled, direct] = ['postgres://owner@pooler:6432/aid', 'postgres://owner@server/aid'];
    const read = (env: NodeJS.ProcessEnv) => readConfig(env).database;
    expect(read({ DATABASE_URL: direct })).toEqual({ kind: 'external', ownerUrl: direct });
    expect(read({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toEqual({
      ...{ kind: 'external', ownerUrl: direct, pooledUrl: pooled },
    });
    expect(() => read({ DATABASE_DIRECT_URL: direct })).toThrow('although DATABASE_DIRECT_URL is set');
  });

  it('reads an empty text as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ', SENTRY_DSN: '' })).toEqual(readConfig({}));
  });

  it('takes every value that is set', () => {
    const config = readConfig({
      ...production,
      PROCESS_ROLE: 'worker',
      PORT: '8080',
      HOST: '::',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
      DATABASE_URL: 'postgres://owner:secret@db.example.org/handrail',
      DATABASE_APP_URL: 'postgres://app:secret@db.example.org/handrail',
      GEOCODER_URL: 'https://geocode.search.hereapi.com',
      GEOCODER_KEY: 'g-key',
      DOCUMENT_FEEDBACK_PROBABILITY: '0.5',
      POSTHOG_KEY: 'phc',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      INCIDENT_MESSAGE: 'Maintenance on Sunday',
    });

    expect(config).toMatchObject({
      mode: 'production',
      role: 'worker',
      port: 8080,
      host: '::',
      secure: true,
      trustedProxyHops: 2,
      demoWorld: false,
      demoPeople: false,
      database: { kind: 'external', appUrl: 'postgres://app:secret@db.example.org/handrail' },
      keys: { kind: 'file', path: '/etc/handrail/keys.json' },
      mail: { kind: 'smtp', url: 'smtps://mail.example.org' },
      geocoder: { kind: 'here', url: 'https://geocode.search.hereapi.com', key: 'g-key' },
      documentFeedbackProbability: 0.5,
      posthog: { key: 'phc', url: 'https://us.i.posthog.com' },
      recaptcha: { siteKey: 'site', secretKey: 'secret' },
      incidentMessage: 'Maintenance on Sunday',
    });
  });

  it.each([
    ['NODE_ENV', 'prod', '"prod"'],
    ['PROCESS_ROLE', 'api', '"api"'],
    ['PORT', '70000', '"70000"'],
    ['PORT', 'http', '"http"'],
    ['HOST', 'a\u0007b', '"a\\u0007b"'],
    ['PUBLIC_URL', 'apply.example.org', '"apply.example.org"'],
    ['PUBLIC_URL', 'https://apply.example.org/portal', '"https://apply.example.org/portal"'],
    ['TRUST_PROXY', 'true', '"true"'],
    ['LOG_LEVEL', 'verbose', '"verbose"'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', '"mysql://***@db" (hidden, 25 characters)'],
    ['DATABASE_APP_URL', 'hunter2', '(hidden, 7 characters)'],
    ['SMTP_URL', 'http://me:hunter2@mail', '"http://***@mail" (hidden, 22 characters)'],
    ['MAIL_FROM', 'Handrail <mail@example.org>', '"Handrail <mail@example.org>"'],
    ['STORAGE_URL', 'ftp://me:hunter2@files', '"ftp://***@files" (hidden, 22 characters)'],
    ['SMS_URL', 'http://hunter2@sms', '"http://***@sms" (hidden, 18 characters)'],
    ['GEOCODER_URL', 'here', '"here"'],
    ['GEOCODER_KEY', 'hunter2\u0000', '(hidden, 8 characters)'],
    ['CLAMD_URL', 'localhost', '"localhost"'],
    ['DOCUMENT_FEEDBACK_PROBABILITY', '1.5', '"1.5"'],
    ['DOCUMENT_FEEDBACK_PROBABILITY', '-0.1', '"-0.1"'],
    ['SENTRY_DSN', 'hunter2', '(hidden, 7 characters)'],
    ['POSTHOG_KEY', 'hunter2\u0000', '(hidden, 8 characters)'],
    ['POSTHOG_URL', 'eu', '"eu"'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', '"collector:4318"'],
    ['RECAPTCHA_SITE_KEY', 'a\u0000', '"a\\u0000"'],
    ['RECAPTCHA_SECRET_KEY', 'hunter2\u0000', '(hidden, 8 characters)'],
    ['DEMO_WORLD', 'true', '"true"'],
    ['INCIDENT_MESSAGE', 'one\ntwo', '"one\\ntwo"'],
  ] as const)('refuses %s=%j and says what is allowed [P751]', (name, value, shown) => {
    expect(refusal({ [name]: value })).toBe(
      `Handrail cannot start with this environment.\n  ${name}: read ${shown}; allowed: ${variables[name].allowed}`,
    );
  });

  it('reports every fault at once and no secret', () => {
    const report = refusal({ PORT: 'x', SMTP_URL: 'http://me:hunter2@mail', DEMO_WORLD: 'yes' });

    expect(report.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}PORT: /),
      expect.stringMatching(/^ {2}SMTP_URL: /),
      expect.stringMatching(/^ {2}DEMO_WORLD: /),
    ]);
    expect(report).not.toContain('hunter2');
  });

  it.each([
    ['DATABASE_APP_URL', 'postgres://app@db/x', 'DATABASE_URL'],
    ['GEOCODER_KEY', 'key', 'GEOCODER_URL'],
    ['POSTHOG_URL', 'https://eu.example.org', 'POSTHOG_KEY'],
    ['RECAPTCHA_SITE_KEY', 'site', 'RECAPTCHA_SECRET_KEY'],
    ['RECAPTCHA_SECRET_KEY', 'secret', 'RECAPTCHA_SITE_KEY'],
  ])('refuses %s without its other half', (given, value, needs) => {
    expect(refusal({ [given]: value })).toContain(
      `  ${needs}: read nothing, although ${given} is set; allowed: `,
    );
  });

  it('refuses HERE without its key, which Photon does not ask for [P685] [P752]', () => {
    expect(refusal({ GEOCODER_URL: 'https://geocode.search.hereapi.com' })).toContain(
      '  GEOCODER_KEY: read nothing, although GEOCODER_URL points to HERE; allowed: ',
    );
    expect(readConfig({ GEOCODER_URL: 'https://photon.example.org' }).geocoder).toEqual({
      kind: 'photon',
      url: 'https://photon.example.org',
    });
  });

  it('refuses in production what development gives by default', () => {
    expect(refusal({ NODE_ENV: 'production' })).toBe(
      [
        'Handrail cannot start with this environment.',
        '  PUBLIC_URL: read nothing, in production; allowed: the address people use, such as https://apply.example.org',
        '  DATABASE_URL: read nothing, in production; allowed: postgres:// or postgresql:// with a host, or embedded: to keep the database in DATA_DIR',
        '  KEYS_FILE: read nothing, in production; allowed: the path of a key file, or generate: to create one in DATA_DIR',
        '  SMTP_URL: read nothing, in production; allowed: smtp:// or smtps:// with a host, or mailbox: for the development mailbox',
      ].join('\n'),
    );
  });

  it('gives production the development defaults that are asked for by name', () => {
    const asked = {
      KEYS_FILE: 'generate:',
      SMTP_URL: 'mailbox:',
      DEMO_WORLD: 'on',
    };

    expect(readConfig({ ...production, ...asked })).toMatchObject({
      keys: { kind: 'generated' },
      mail: { kind: 'mailbox' },
      demoWorld: true,
      demoPeople: true,
    });
  });

  it.each(['http://apply.example.org', 'http://localhost.example.org', 'http://10.0.0.1:4000'])(
    'refuses the public address %s in production',
    (publicUrl) => {
      expect(refusal({ ...production, PUBLIC_URL: publicUrl })).toContain(
        `  PUBLIC_URL: read "${publicUrl}"; allowed: `,
      );
    },
  );

  it.each([
    'http://localhost:4000',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
    'https://apply.example.org',
  ])('takes the public address %s in production', (publicUrl) => {
    expect(readConfig({ ...production, PUBLIC_URL: publicUrl }).publicUrl).toBe(publicUrl);
  });
});

describe('variables', () => {
  it('says about each variable what it is for, what is allowed and what happens without it', () => {
    for (const variable of Object.values<Variable>(variables)) {
      expect(variable.about).toMatch(/^[A-Z].*\.$/);
      expect(variable.allowed).not.toBe('');
      expect(variable.unset).not.toBe('');
    }
  });
});

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no refusal';
}
