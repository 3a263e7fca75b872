import { Trans } from '@lingui/react';
import { Link } from 'react-router';

export const homePath = '/application/portal';

/** The way home under its one name; only where the ledger gives another one is it called otherwise (P120, P204). */
export function HomeLink({ className }: { readonly className?: string }) {
  return (
    <Link className={className} to={homePath}>
      <Trans id="home.back" message="Back to Home" />
    </Link>
  );
}
