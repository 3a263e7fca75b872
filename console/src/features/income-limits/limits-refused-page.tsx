import { Trans, useLingui } from '@lingui/react';
import { RefusedPage } from '../../shared/layout/refused-page.tsx';

/** What someone sees who is no admin and came here by an address. */
export function LimitsRefusedPage() {
  const { i18n } = useLingui();
  return (
    <RefusedPage
      title={i18n._({ id: 'console.limits.title', message: 'Income limits' })}
      lead={
        <Trans
          id="console.limits.refused.text"
          message="Ask an admin on your team if the income limits need an update."
        />
      }
    >
      <Trans id="console.limits.refused" message="Only admins can update income limits" />
    </RefusedPage>
  );
}
