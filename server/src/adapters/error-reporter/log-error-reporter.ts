import type { Log } from '../../platform/log/log.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';

/** Writes unexpected errors to the log, under the debug id that the person sees. */
export function createLogErrorReporter({ log }: { readonly log: Log }): ErrorReporter {
  return {
    report: (error, report) => {
      log.error('unexpected error', { ...report, error });
    },
    close: () => Promise.resolve(),
  };
}
