import type { ErrorReporter } from '../../ports/error-reporter.ts';

/** Tells several listeners about each error. */
export function combineErrorReporters(...listeners: readonly ErrorReporter[]): ErrorReporter {
  return {
    report: (error, report) => {
      for (const listener of listeners) listener.report(error, report);
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}
