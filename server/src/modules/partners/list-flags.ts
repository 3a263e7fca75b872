import { flags as flagKeys } from '@handrail/engine';
import type { Visit } from '../../platform/context.ts';
import type { FlagKey, FlagValue } from '../../ports/flags.ts';

export interface PartnerFlag extends FlagValue {
  readonly key: FlagKey;
}

/** Every feature flag as it stands for one partner. */
export function listFlags({ ports }: Pick<Visit, 'ports'>, partnerId: string): Promise<PartnerFlag[]> {
  return Promise.all(flagKeys.map(async (key) => ({ key, ...(await ports.flags.evaluate(partnerId, key)) })));
}
