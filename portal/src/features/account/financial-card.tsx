import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../shared/context/use-text.ts';
import { AccountCard } from '../../shared/forms/account-card.tsx';

/** The way to the bank account (P189). */
export function FinancialCard() {
  const say = useText();
  return (
    <AccountCard
      title={say('account.financial', 'Financial information')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to="/claim/bankAccount">
          <Trans id="account.financial.link" message="Bank Account Details" />
        </Link>
      }
    >
      <p>
        <Trans id="account.financial.text" message="The bank account where we send your money." />
      </p>
    </AccountCard>
  );
}
