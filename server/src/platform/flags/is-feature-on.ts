import type { FlagValue } from '../../ports/flags.ts';

/** A feature that exists twice: the partner's feature governs, and a flag of the same meaning may only switch it off (P628). */
export function isFeatureOn(features: readonly string[], feature: string, flag: FlagValue): boolean {
  return features.includes(feature) && (flag.enabled || flag.isDefault === true);
}
