import { formatAddress, formatPhone } from '@handrail/engine';
import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { AccountCard, Facts } from '../../../shared/forms/account-card.tsx';
import type { AccountUser } from '../../../shared/person/account-query.ts';

interface InformationCardProps {
  readonly user: AccountUser;
  readonly onUpdate: () => void;
}

/** What a person has told about themselves; locked while a new email waits for its proof (P192). */
export function InformationCard({ user, onUpdate }: InformationCardProps) {
  const say = useText();
  const { mailingAddress: address, applicantType } = user;

  return (
    <AccountCard
      title={say('account.information', 'Your information')}
      action={
        <Button disabled={user.newEmail !== null} onClick={onUpdate}>
          <Trans id="account.information.update" message="Update information" />
        </Button>
      }
    >
      <Facts
        facts={[
          [say('account.name', 'Full Name'), user.name],
          [say('account.phone', 'Phone'), user.phone && formatPhone(user.phone)],
          [say('account.tax-id.short', 'Tax number'), user.taxId],
          [
            say('account.address', 'Mailing address'),
            address && formatAddress(say.locale, { ...address, addressLine2: address.addressLine2 ?? '' }),
          ],
          ...(applicantType ? ([[say('account.type', 'Account type'), applicantType.name]] as const) : []),
        ]}
      />
    </AccountCard>
  );
}
