import { combinePayouts } from '../adapters/payouts/combine-payouts.ts';
import type { Ports } from '../ports/ports.ts';
import { createMemoryStorage } from './servers/memory-storage.ts';

const close = () => Promise.resolve();
const nothing = () => Promise.resolve([]);

/** An outside world that does nothing, for tests whose story it is not. */
export function createQuietPorts(): Ports {
  return {
    mailer: { send: close, close },
    flags: { evaluate: () => Promise.resolve({ enabled: false, isDefault: true }) },
    analytics: { recordPageView: () => undefined, close },
    errorReporter: { report: () => undefined, close },
    challenge: {
      issue: () => Promise.resolve({ kind: 'proofOfWork', puzzle: '{}' }),
      check: ({ now }, solution) =>
        Promise.resolve(
          solution.startsWith('solved')
            ? { key: solution, expiresAt: new Date(now.getTime() + 600_000) }
            : undefined,
        ),
    },
    storage: createMemoryStorage(),
    scanner: { isConnected: false, scan: () => Promise.reject(new Error('No malware scanner is set up.')) },
    classifier: { classify: () => Promise.resolve(undefined) },
    payouts: combinePayouts([]),
    bankFolders: { find: () => undefined },
    geocoder: {
      ...{ source: 'nobody', knowsStreets: false, aroundZip: nothing },
      ...{ suggest: nothing, locate: nothing, reverse: nothing },
    },
  };
}
