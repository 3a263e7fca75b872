import { resolve } from 'node:path';
import type { Config, DatabaseChoice, GeocoderChoice } from './config.ts';
import { ConfigError } from './config-error.ts';
import { findConflicts } from './find-conflicts.ts';
import { namesHere } from './names-here.ts';
import { readVariables, type Values } from './read-variables.ts';

/** Reads the environment once. Throws a ConfigError that names every fault. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { values, faults } = readVariables(env);
  const refused = new Set(faults.map((fault) => fault.variable));
  const all = [...faults, ...findConflicts(values, refused)];
  if (all.length > 0) throw new ConfigError(all);
  return toConfig(values);
}

function toConfig(values: Values): Config {
  const mode = values.NODE_ENV ?? 'development';
  const port = values.PORT ?? 4000;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${String(port)}`;
  const dataDir = resolve(values.DATA_DIR ?? '.data');
  const demoWorld = values.DEMO_WORLD ?? mode === 'development';
  return {
    mode,
    role: values.PROCESS_ROLE ?? 'all',
    port,
    host: values.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    hstsSubdomains: values.HSTS_SUBDOMAINS ?? true,
    trustedProxyHops: values.TRUST_PROXY ?? 0,
    shutdown: {
      delayMs: 1000 * (values.SHUTDOWN_DELAY_SECONDS ?? (mode === 'production' ? 5 : 0)),
      timeoutMs: 1000 * (values.SHUTDOWN_TIMEOUT_SECONDS ?? (mode === 'production' ? 60 : 10)),
    },
    logLevel: values.LOG_LEVEL ?? 'info',
    dataDir,
    ...choices(values),
    databasePool: {
      size: values.DATABASE_POOL_SIZE ?? 10,
      waitMs: (values.DATABASE_WAIT_SECONDS ?? 3) * 1000,
    },
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    geocoder: chooseGeocoder(values),
    documentFeedbackProbability: values.DOCUMENT_FEEDBACK_PROBABILITY ?? 0.25,
    storageUrl: values.STORAGE_URL ?? `file:${resolve(dataDir, 'files')}`,
    demoWorld,
    demoPeople: demoWorld && (values.DEMO_PEOPLE ?? true),
    ...optionalParts(values),
  };
}

function optionalParts(values: Values): Partial<Config> {
  return {
    ...(values.PUBLIC_URL && { knownHost: new URL(values.PUBLIC_URL).host }),
    ...(values.SMS_URL && { smsUrl: values.SMS_URL }),
    ...(values.HUD_API_TOKEN && {
      hudApi: {
        url: values.HUD_API_URL ?? 'https://www.huduser.gov/hudapi/public',
        token: values.HUD_API_TOKEN,
      },
    }),
    ...(values.CLAMD_URL && { clamdUrl: values.CLAMD_URL }),
    ...(values.RECAPTCHA_SITE_KEY &&
      values.RECAPTCHA_SECRET_KEY && {
        recaptcha: { siteKey: values.RECAPTCHA_SITE_KEY, secretKey: values.RECAPTCHA_SECRET_KEY },
      }),
    ...(values.IMAGES_URL && { imagesUrl: values.IMAGES_URL }),
    ...(values.SENTRY_DSN && { sentryDsn: values.SENTRY_DSN }),
    ...(values.POSTHOG_KEY && {
      posthog: { key: values.POSTHOG_KEY, url: values.POSTHOG_URL ?? 'https://us.i.posthog.com' },
    }),
    ...(values.OTEL_EXPORTER_OTLP_ENDPOINT && { otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT }),
    ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
    ...(values.PAYMENTS_FILE && { paymentsFile: resolve(values.PAYMENTS_FILE) }),
    ...(values.BANK_FILES_FILE && { bankFilesFile: resolve(values.BANK_FILES_FILE) }),
    ...(values.BANK_SFTP_FILE && { bankSftpFile: resolve(values.BANK_SFTP_FILE) }),
    ...(values.PLATFORM_SAML_METADATA_FILE && {
      platformSamlMetadataFile: resolve(values.PLATFORM_SAML_METADATA_FILE),
    }),
    ...(values.INCIDENT_MESSAGE && { incidentMessage: values.INCIDENT_MESSAGE }),
  };
}

function chooseGeocoder({ GEOCODER_URL: url, GEOCODER_KEY: key }: Values): GeocoderChoice {
  if (!url) return { kind: 'embedded' };
  return key && namesHere(url) ? { kind: 'here', url, key } : { kind: 'photon', url };
}

function choices(values: Values): Pick<Config, 'database' | 'keys' | 'mail'> {
  const keysFile = unlessNamed(values.KEYS_FILE, 'generate:');
  const smtpUrl = unlessNamed(values.SMTP_URL, 'mailbox:');
  return {
    database: chooseDatabase(values),
    keys: keysFile ? { kind: 'file', path: resolve(keysFile) } : { kind: 'generated' },
    mail: smtpUrl ? { kind: 'smtp', url: smtpUrl } : { kind: 'mailbox' },
  };
}

function chooseDatabase({
  DATABASE_URL,
  DATABASE_APP_URL: appUrl,
  DATABASE_DIRECT_URL: directUrl,
}: Values): DatabaseChoice {
  const url = unlessNamed(DATABASE_URL, 'embedded:');
  if (url === undefined) return { kind: 'embedded' };
  const shared = { kind: 'external' as const, ...(appUrl && { appUrl }) };
  return directUrl ? { ...shared, ownerUrl: directUrl, pooledUrl: url } : { ...shared, ownerUrl: url };
}

function unlessNamed(value: string | undefined, name: string): string | undefined {
  return value === name ? undefined : value;
}
