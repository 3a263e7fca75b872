import { toContinuePath } from '../identity/index.ts';
import type { SsoTenant } from './identity-provider.ts';

/** Where a person goes after single sign-on: a path inside the partner's portal or console, or null. */
export function toRelayPath(
  wish: string | null | undefined,
  tenant: SsoTenant,
  place: { readonly publicUrl: string; readonly externalId: string },
): string | null {
  if (tenant === 'advocate') return toContinuePath(wish, place);

  if (!wish?.startsWith(`${consolePrefix}/`)) return null;
  const path = toContinuePath(wish.slice(consolePrefix.length), place);
  return path === null ? null : `${consolePrefix}${path}`;
}

const consolePrefix = '/partner';
