import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { reportBug } from '../../platform/errors/report-bug.ts';
import type { Log } from '../../platform/log/log.ts';

export interface SignalOptions {
  readonly log: Log;
  readonly stopAll: () => Promise<void>;
  readonly errorReporter: () => ErrorReporter;
}

/** Stops cleanly on the first signal, at once on the second, and logs an uncaught error before it stops. */
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

  // After an uncaught error the state may be broken, so the process ends and a fresh one takes over.
  // Rejections that nobody handles arrive here as well.
  process.on('uncaughtException', (error) => {
    const reporter = errorReporter();
    reportBug(error, { log, errorReporter: reporter }, { operation: 'process' });
    void reporter.close().finally(() => process.exit(1));
  });
}
