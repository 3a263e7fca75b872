import type { Log } from '../../platform/log/log.ts';

export interface StopList {
  /** Remembers how to close what was just opened. */
  readonly add: (name: string, stop: () => Promise<unknown>) => void;
  /** Closes everything, the last opened first. A part that fails to close does not keep the others open. */
  readonly stopAll: () => Promise<void>;
}

export function createStopList(log: Log): StopList {
  const parts: { name: string; stop: () => Promise<unknown> }[] = [];
  return {
    add: (name, stop) => void parts.push({ name, stop }),
    stopAll: async () => {
      for (let part = parts.pop(); part; part = parts.pop()) {
        try {
          await part.stop();
        } catch (error) {
          log.error('a part did not stop cleanly', { operation: part.name, error });
        }
      }
    },
  };
}
