import type { Settings } from '../../platform/context.ts';

/** Under which name and at which origin a browser keeps our passkeys. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}
