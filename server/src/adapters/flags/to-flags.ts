import type { Log } from '../../platform/log/log.ts';
import type { Flags } from '../../ports/flags.ts';
import type { FlagSource } from './flag-source.ts';

/** Asks a source of flags. Whatever goes wrong there is logged and answered with "off". */
export function toFlags(source: FlagSource, log: Log): Flags {
  return {
    evaluate: async (partnerId, key) => {
      try {
        const flag = (await source(partnerId)).get(key);
        if (!flag) return { enabled: false, isDefault: true };
        return flag.enabled ? flag : { enabled: false };
      } catch (error) {
        log.warn('a feature flag could not be read', { error });
        return { enabled: false, isDefault: true };
      }
    },
  };
}
