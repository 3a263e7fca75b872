import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { reportBug } from '../../platform/errors/report-bug.ts';
import type { Log } from '../../platform/log/log.ts';

export interface SignalOptions {
  readonly log: Log;
  readonly stopAll: () => Promise<void>;
  readonly errorReporter: () => ErrorReporter;
}

/** Stops cleanly when asked, at once when asked again, and with a record when something unforeseen was thrown. */
export function followSignals({ log, stopAll, errorReporter }: SignalOptions): void {
  let stopping = false;
  const handleSignal = (signal: NodeJS.Signals): void => {
    if (stopping) {
      log.warn('stopped by force', { operation: signal });
      process.exit(1);
    }
    stopping = true;
    log.info('stopping', { operation: signal });
    void stopAll().then(() => {
      log.info('stopped');
      process.exit(0);
    });
  };
  process.on('SIGTERM', handleSignal);
  process.on('SIGINT', handleSignal);

  // A process that threw where nobody expected it may hold broken state, so it ends and a fresh one takes over.
  // Rejections that nobody handles arrive here as well.
  process.on('uncaughtException', (error) => {
    const reporter = errorReporter();
    reportBug(error, { log, errorReporter: reporter }, { operation: 'process' });
    void reporter.close().finally(() => process.exit(1));
  });
}
