import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { AccountCard, Facts } from '../../../shared/forms/account-card.tsx';
import type { AccountUser } from '../../../shared/person/account-query.ts';

interface PreferencesCardProps {
  readonly user: AccountUser;
  readonly onUpdate: () => void;
}

/** How we contact the person about their applications; shown only when there is a choice (P188). */
export function PreferencesCard({ user, onUpdate }: PreferencesCardProps) {
  const say = useText();
  const { email, sms } = user.communicationPreferences;
  const yesNo = (isOn: boolean) => (isOn ? say('account.on', 'On') : say('account.off', 'Off'));
  return (
    <AccountCard
      title={say('account.preferences', 'Communication preferences')}
      action={
        <Button disabled={user.newEmail !== null} onClick={onUpdate}>
          <Trans id="account.preferences.update" message="Update preferences" />
        </Button>
      }
    >
      <Facts
        facts={[
          [say('account.preferences.email', 'Email'), yesNo(email)],
          [say('account.preferences.sms', 'Text messages'), yesNo(sms)],
        ]}
      />
    </AccountCard>
  );
}
