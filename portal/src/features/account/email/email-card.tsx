import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { AccountCard, Facts } from '../../../shared/forms/account-card.tsx';
import type { AccountUser } from '../../../shared/person/account-query.ts';

interface EmailCardProps {
  readonly user: AccountUser;
  readonly onChange: () => void;
}

/** The address with which the person signs in. */
export function EmailCard({ user, onChange }: EmailCardProps) {
  const say = useText();
  return (
    <AccountCard
      title={say('account.email', 'Email')}
      action={
        <Button disabled={user.newEmail !== null} onClick={onChange}>
          <Trans id="account.email.change" message="Change email" />
        </Button>
      }
    >
      <Facts facts={[[say('account.email.current', 'You sign in with'), user.email]]} />
    </AccountCard>
  );
}
