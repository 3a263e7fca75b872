import type { Visit } from '../../platform/context.ts';
import type { FlagKey, FlagValue } from '../../ports/flags.ts';

const flagKeys = Object.keys({
  'application-diffs': true,
  'case-workflow-improvements': true,
  'claim-content': true,
  'hide-partner-portal-redirect': true,
  'hide-password-signin': true,
  'intro-pages-navigation': true,
  'resubmission-requests': true,
  'session-timeouts': true,
} satisfies Record<FlagKey, true>) as FlagKey[];

export interface PartnerFlag extends FlagValue {
  readonly key: FlagKey;
}

/** Every feature flag as it stands for one partner. */
export function listFlags({ ports }: Pick<Visit, 'ports'>, partnerId: string): Promise<PartnerFlag[]> {
  return Promise.all(flagKeys.map(async (key) => ({ key, ...(await ports.flags.evaluate(partnerId, key)) })));
}
