import type { PageView } from '../ports/analytics.ts';
import type { FlagKey, FlagValue } from '../ports/flags.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Ports } from '../ports/ports.ts';
import { createQuietPorts } from './quiet-ports.ts';

/** What the product told the outside world during a test. */
export interface Recording {
  readonly mails: Mail[];
  readonly pageViews: PageView[];
  readonly reports: unknown[];
}

export interface RecordingPorts extends Ports {
  readonly recorded: Recording;
}

/** Ports that keep what they are given; flags answer "off" unless the test says otherwise. */
export function createRecordingPorts(flags: Partial<Record<FlagKey, FlagValue>> = {}): RecordingPorts {
  const recorded: Recording = { mails: [], pageViews: [], reports: [] };
  const close = () => Promise.resolve();
  return {
    ...createQuietPorts(),
    recorded,
    mailer: {
      send: (mail) => {
        recorded.mails.push(mail);
        return Promise.resolve();
      },
      close,
    },
    flags: { evaluate: (_partnerId, key) => Promise.resolve(flags[key] ?? { enabled: false }) },
    analytics: { recordPageView: (view) => void recorded.pageViews.push(view), close },
    errorReporter: { report: (error) => void recorded.reports.push(error), close },
  };
}
