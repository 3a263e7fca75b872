import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../app/use-text.ts';
import { AccountCard } from './account-card.tsx';
import type { AccountUser } from './account-query.ts';

interface PasswordCardProps {
  readonly user: AccountUser;
  readonly onUpdate: () => void;
}

/** Whether there is a password beside the sign-in links. */
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
            message="You can sign in with your password or with a link by email."
          />
        ) : (
          <Trans
            id="account.password.none"
            message="You have no password. You sign in with a link by email."
          />
        )}
      </p>
    </AccountCard>
  );
}
