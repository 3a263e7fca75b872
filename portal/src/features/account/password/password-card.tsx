import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { AccountCard } from '../../../shared/forms/account-card.tsx';
import type { AccountUser } from '../../../shared/person/account-query.ts';

interface PasswordCardProps {
  readonly user: AccountUser;
  readonly onUpdate: () => void;
}

/** Whether the account has a password besides sign-in links. */
export function PasswordCard({ user, onUpdate }: PasswordCardProps) {
  const say = useText();
  return (
    <AccountCard
      title={say('account.password', 'Password')}
      action={
        <Button onClick={onUpdate}>
          {user.hasPassword ? (
            <Trans id="account.password.update" message="Update password" />
          ) : (
            <Trans id="account.password.set" message="Set a password" />
          )}
        </Button>
      }
    >
      <p>
        {user.hasPassword ? (
          <Trans
            id="account.password.known"
            message="You can sign in with your password or with a link we email you."
          />
        ) : (
          <Trans
            id="account.password.none"
            message="You do not have a password. You sign in with a link we email you."
          />
        )}
      </p>
    </AccountCard>
  );
}
