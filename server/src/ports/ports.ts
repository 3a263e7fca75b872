import type { Analytics } from './analytics.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { Flags } from './flags.ts';
import type { Mailer } from './mailer.ts';

/** The outside world, as the product sees it. */
export interface Ports {
  readonly mailer: Mailer;
  readonly flags: Flags;
  readonly analytics: Analytics;
  readonly errorReporter: ErrorReporter;
}
