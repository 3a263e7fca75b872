import type { Flag } from '@handrail/engine';
import type { Partner } from './get-partner.ts';

export function isFlagOn({ flags }: Pick<Partner, 'flags'>, flag: Flag): boolean {
  return flags.some(({ key, enabled }) => key === flag && enabled);
}
