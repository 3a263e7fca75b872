import { join } from 'node:path';
import { openBankFolders } from './adapters/bank-folders/open-bank-folders.ts';
import { combineAnalytics } from './adapters/analytics/combine-analytics.ts';
import { createCounterAnalytics } from './adapters/analytics/counter-analytics.ts';
import { createPosthogAnalytics } from './adapters/analytics/posthog-analytics.ts';
import { createEmbeddedClassifier } from './adapters/classifier/embedded-classifier.ts';
import { combineErrorReporters } from './adapters/error-reporter/combine-error-reporters.ts';
import { createSentryErrorReporter } from './adapters/error-reporter/sentry-error-reporter.ts';
import { createProofOfWork } from './adapters/challenge/proof-of-work.ts';
import { createRecaptcha } from './adapters/challenge/recaptcha.ts';
import { createDatabaseFlags } from './adapters/flags/database-flags.ts';
import { createPosthogFlags } from './adapters/flags/posthog-flags.ts';
import { openGeocoder } from './adapters/geocoder/open-geocoder.ts';
import { createMailboxMailer } from './adapters/mailer/mailbox-mailer.ts';
import { readMailbox } from './adapters/mailer/read-mailbox.ts';
import { createSmtpMailer } from './adapters/mailer/smtp-mailer.ts';
import { createTestBankDesk } from './adapters/payouts/test-bank-desk.ts';
import { testBankName } from './adapters/payouts/test-bank.ts';
import { openPayouts } from './adapters/payouts/open-payouts.ts';
import { createClamdScanner } from './adapters/scanner/clamd-scanner.ts';
import { createNoScanner } from './adapters/scanner/no-scanner.ts';
import { findStorageFolder, openStorage } from './adapters/storage/open-storage.ts';
import { announce } from './app/start/announce.ts';
import { assertMayDevelop } from './app/start/assert-may-develop.ts';
import { findRootDir } from './app/start/find-root-dir.ts';
import { followSignals } from './app/start/follow-signals.ts';
import { listDemoEntrances, loadContent } from './app/start/load-content.ts';
import { outliveLogReader } from './app/start/outlive-log-reader.ts';
import { openStores } from './app/start/open-stores.ts';
import { reportFailedStart } from './app/start/report-failed-start.ts';
import { startDemoPeople } from './app/start/start-demo-people.ts';
import { startJobs } from './app/start/start-jobs.ts';
import { startWeb } from './app/start/start-web.ts';
import { createStopList } from './app/start/stop-list.ts';
import { withFreePort } from './app/start/with-free-port.ts';
import type { Development, Services } from './app/services.ts';
import { endRenderers } from './modules/documents/index.ts';
import type { Config } from './platform/config/config.ts';
import { openFolder } from './platform/config/open-folder.ts';
import { readConfig } from './platform/config/read-config.ts';
import type { KeyRing } from './platform/crypto/key-ring.ts';
import type { Database } from './platform/db/open-database.ts';
import { createMetricsRegistry } from './platform/metrics/create-metrics-registry.ts';
import type { Registry } from './platform/metrics/registry.ts';
import { captureConsole } from './platform/log/capture-console.ts';
import { createLog } from './platform/log/create-log.ts';
import type { Log } from './platform/log/log.ts';
import { measureMailer } from './platform/metrics/measure-mailer.ts';
import { sweepTemporaryFolders } from './platform/temporary/sweep-temporary-folders.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import type { Challenge } from './ports/challenge.ts';
import type { ErrorReporter } from './ports/error-reporter.ts';
import type { Ports } from './ports/ports.ts';

/** Starts the whole product, or says why it cannot and ends the process. */
export async function startProduct(development?: Development): Promise<void> {
  await start(development).catch((error: unknown) => {
    reportFailedStart(error, {
      isLog: process.env.NODE_ENV === 'production' && !process.stdout.isTTY,
      log: (line) => process.stdout.write(line),
      complain: (text) => process.stderr.write(text),
    });
    process.exit(1);
  });
}

async function start(development?: Development): Promise<void> {
  assertMayDevelop(development, process.env);
  const config = await withFreePort(readConfig(process.env));
  const pretty = config.mode === 'development' && process.stdout.isTTY;
  outliveLogReader([process.stdout, process.stderr]);
  const log = createLog({ level: config.logLevel, pretty });
  if (!pretty) captureConsole(log);
  const stops = createStopList(log);
  const errorReporter = await openErrorReporter(config);
  stops.add('error reporter', () => errorReporter.close());
  followSignals({ log, stopAll: stops.stopAll, errorReporter: () => errorReporter });

  try {
    await sweepTemporaryFolders(log);
    const { ownerUrl, database, keys } = await openStores(config, log, stops);
    const metrics = createMetricsRegistry();
    const ports = openPorts(config, { log, database, metrics, errorReporter, keys });
    stops.add('mailer', () => ports.mailer.close());
    stops.add('analytics', () => ports.analytics.close());
    stops.add('file store', () => ports.storage.close());
    const tracing = await openTracing(config);
    stops.add('traces', async () => tracing?.close());
    const services: Services = {
      config,
      log,
      database,
      keys,
      metrics,
      tracing,
      ports,
      now: () => new Date(),
      rootDir: findRootDir(),
      demoEntrances: listDemoEntrances(config),
      development,
      ...(ports.payouts.names.includes(testBankName) && {
        testBank: createTestBankDesk({ database, keys, now: () => new Date() }),
      }),
      ...(config.mail.kind === 'mailbox' && { readMailbox: () => readMailbox(mailboxDir(config)) }),
    };
    stops.add('renderers', endRenderers);
    await loadContent(services, ownerUrl);
    if (config.role !== 'web') await startJobs(services, ownerUrl, stops);
    await startWeb(services, stops);
    if (config.mode === 'development') process.stdout.write(announce(config));
    if (config.demoPeople && config.role !== 'web') startDemoPeople(services, ownerUrl, stops);
  } catch (error) {
    await stops.stopAll();
    throw error;
  }
}

interface PortsWorld {
  readonly log: Log;
  readonly database: Database;
  readonly metrics: Registry;
  readonly errorReporter: ErrorReporter;
  readonly keys: KeyRing;
}

function openPorts(config: Config, world: PortsWorld): Ports {
  const { log, database, metrics, errorReporter, keys } = world;
  const { posthog, mail, mailFrom: from, storageUrl } = config;
  const filesFolder = findStorageFolder(storageUrl);
  if (filesFolder !== undefined) openFolder('STORAGE_URL', filesFolder);
  return {
    errorReporter,
    mailer: measureMailer(
      mail.kind === 'smtp'
        ? createSmtpMailer({ url: mail.url, from })
        : createMailboxMailer({ dir: mailboxDir(config), from }),
      metrics,
    ),
    flags: posthog ? createPosthogFlags({ ...posthog, log }) : createDatabaseFlags({ database, log }),
    analytics: combineAnalytics(
      createCounterAnalytics({ registry: metrics }),
      ...(posthog ? [createPosthogAnalytics({ ...posthog, log })] : []),
    ),
    challenge: openChallenge(config, keys, log),
    storage: openStorage(storageUrl),
    scanner: config.clamdUrl ? createClamdScanner({ url: config.clamdUrl }) : createNoScanner(),
    classifier: createEmbeddedClassifier(),
    geocoder: openGeocoder(config.geocoder, log),
    payouts: openPayouts(config, { database, keys, log }),
    bankFolders: openBankFolders(config, log),
  };
}

/** Without reCAPTCHA keys nothing about a visitor leaves the installation. */
function openChallenge({ recaptcha, publicUrl }: Config, keys: KeyRing, log: Log): Challenge {
  return recaptcha
    ? createRecaptcha({ keys: recaptcha, hostname: new URL(publicUrl).hostname, log })
    : createProofOfWork({
        secretOf: (partnerId) => keys.deriveKey(partnerId, 'challenge', 'signature').toString('base64'),
      });
}

async function openErrorReporter({ sentryDsn, mode }: Config): Promise<ErrorReporter> {
  // The log has every unexpected error already.
  if (!sentryDsn) return combineErrorReporters();
  return createSentryErrorReporter({ dsn: sentryDsn, environment: mode });
}

async function openTracing({ otlpEndpoint }: Config): Promise<Tracing | undefined> {
  return otlpEndpoint ? startTracing({ endpoint: otlpEndpoint }) : undefined;
}

function mailboxDir({ dataDir }: Config): string {
  return join(dataDir, 'mailbox');
}
