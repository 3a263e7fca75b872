import { useSearchParams } from 'react-router';
import { usePortal } from '../context/portal-context.tsx';
import { basenameOf } from '../partner/partner-names.ts';
import { findRedirectPath } from './redirect-url.ts';

/** The page that the person wanted before they had to sign in, if it belongs to this partner. */
export function useRedirectPath(): string | undefined {
  const { partner } = usePortal();
  const [search] = useSearchParams();
  return findRedirectPath(search, basenameOf(partner));
}
