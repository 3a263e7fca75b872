import type { FlagValue } from '../../ports/flags.ts';

/** Where the flags of a partner come from, all of them in one answer. */
export type FlagSource = (partnerId: string) => Promise<FlagSet>;

export type FlagSet = ReadonlyMap<string, FlagValue>;
