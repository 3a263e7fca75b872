import type { Analytics } from './analytics.ts';
import type { Classifier } from './classifier.ts';
import type { BankFolders } from './bank-folders.ts';
import type { Challenge } from './challenge.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { Flags } from './flags.ts';
import type { Geocoder } from './geocoder.ts';
import type { Mailer } from './mailer.ts';
import type { Payouts } from './payouts.ts';
import type { Scanner } from './scanner.ts';
import type { Storage } from './storage.ts';

/** The outside world, as the product sees it. */
export interface Ports {
  readonly mailer: Mailer;
  readonly flags: Flags;
  readonly analytics: Analytics;
  readonly errorReporter: ErrorReporter;
  readonly challenge: Challenge;
  readonly storage: Storage;
  readonly scanner: Scanner;
  readonly classifier: Classifier;
  readonly geocoder: Geocoder;
  readonly payouts: Payouts;
  readonly bankFolders: BankFolders;
}
