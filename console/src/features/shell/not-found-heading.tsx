import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/context/page-title.tsx';

/** Says that nothing is at this address, and what may be the reason. */
export function NotFoundHeading({ reason }: { readonly reason: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <>
      <PageTitle title={i18n._({ id: 'console.not-found.title', message: 'Page not found' })} />
      <PageHeading lead={reason}>
        <Trans id="console.not-found.heading" message="Sorry, we can't find that page" />
      </PageHeading>
    </>
  );
}
