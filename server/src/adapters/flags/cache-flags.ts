import type { FlagSet, FlagSource } from './flag-source.ts';

export interface CacheSettings {
  readonly seconds: number;
  readonly now?: () => number;
}

const maxPartners = 1_000;

/** Caches the source per partner. A failure is cached too, so that a dead source is not called on every request. */
export function cacheFlags(source: FlagSource, { seconds, now = Date.now }: CacheSettings): FlagSource {
  const answers = new Map<string, { readonly until: number; readonly flags: Promise<FlagSet> }>();

  return (partnerId) => {
    const known = answers.get(partnerId);
    if (known && known.until > now()) return known.flags;
    if (answers.size >= maxPartners) answers.clear();
    const flags = source(partnerId);
    answers.set(partnerId, { until: now() + seconds * 1000, flags });
    return flags;
  };
}
