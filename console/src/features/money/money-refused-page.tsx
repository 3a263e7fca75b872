import { Trans, useLingui } from '@lingui/react';
import { RefusedPage } from '../../shared/layout/refused-page.tsx';

/** What someone sees who has nothing to do with money and came here by an address. */
export function MoneyRefusedPage() {
  const { i18n } = useLingui();
  return (
    <RefusedPage title={i18n._({ id: 'console.funds.title', message: 'Funds' })}>
      <Trans id="console.funds.refused" message="Only fiscal officers and admins see the funds" />
    </RefusedPage>
  );
}
