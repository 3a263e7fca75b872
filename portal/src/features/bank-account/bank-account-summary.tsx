import { accountTypes, type AccountType } from '@handrail/engine';
import { Button, Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import { Facts } from '../../shared/forms/account-card.tsx';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import styles from './bank-account.module.css';
import type { BankAccount } from './bank-account-query.ts';

interface BankAccountSummaryProps {
  readonly account: BankAccount;
  readonly onward: ReactNode;
  readonly onEdit: () => void;
}

/** The account that is kept, with its numbers masked (P175, P178). */
export function BankAccountSummary({ account, onward, onEdit }: BankAccountSummaryProps) {
  const say = useText();
  const { accountType, routingNumber, accountNumber } = account;
  return (
    <div className={styles.part}>
      <Card>
        <Facts
          facts={[
            [say('bank.account-type', 'Account Type'), accountTypes(say.locale)[accountType as AccountType]],
            [say('bank.routing-number', 'Routing Number'), routingNumber],
            [say('bank.account-number', 'Account Number'), accountNumber],
          ]}
        />
      </Card>
      <FormButtons>
        {onward}
        <Button onClick={onEdit}>
          <Trans id="bank.edit" message="Edit" />
        </Button>
      </FormButtons>
    </div>
  );
}
