import { Trans, useLingui } from '@lingui/react';
import { useMatch } from 'react-router';
import { RefusedPage } from '../../shared/layout/refused-page.tsx';

/** What someone sees who is no admin and came here by an address. */
export function EligibilityRefusedPage() {
  const { i18n } = useLingui();
  if (useMatch('/eligibility/figures'))
    return (
      <RefusedPage
        title={i18n._({ id: 'console.eligibility.figures.title', message: 'Figures of the pre-check' })}
        lead={
          <Trans
            id="console.eligibility.figures.refused.text"
            message="Ask an admin on your team if you need these figures."
          />
        }
      >
        <Trans
          id="console.eligibility.figures.refused"
          message="Only an admin can see the figures of the pre-check"
        />
      </RefusedPage>
    );
  return (
    <RefusedPage
      title={i18n._({ id: 'console.eligibility.title', message: 'Pre-check' })}
      lead={
        <Trans
          id="console.eligibility.refused.text"
          message="Ask an admin on your team if a question or a condition should change."
        />
      }
    >
      <Trans id="console.eligibility.refused" message="Only an admin can change the pre-check" />
    </RefusedPage>
  );
}
