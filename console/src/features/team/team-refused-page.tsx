import { Trans, useLingui } from '@lingui/react';
import { RefusedPage } from '../../shared/layout/refused-page.tsx';

/** What someone sees who is no admin and came here by an address. */
export function TeamRefusedPage() {
  const { i18n } = useLingui();
  return (
    <RefusedPage
      title={i18n._({ id: 'console.team.title', message: 'Team' })}
      lead={
        <Trans
          id="console.team.refused.text"
          message="Ask an admin on your team if someone should join, leave or get another role."
        />
      }
    >
      <Trans id="console.team.refused" message="Only admins can manage the team" />
    </RefusedPage>
  );
}
