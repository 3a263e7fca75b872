import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { BankAccountForm } from './bank-account-form.tsx';
import { bankAccountQuery } from './bank-account-query.ts';
import { BankAccountSummary } from './bank-account-summary.tsx';
import { ProveFirst } from './prove-first.tsx';

interface BankAccountDetailsProps {
  readonly submitLabel: string;
  /** The way on from an account that is there already. */
  readonly onward: ReactNode;
  readonly onSaved: () => void;
  /** The way back for someone who has no account yet. */
  readonly onLeave?: (() => void) | undefined;
  readonly onTyped?: ((isTyped: boolean) => void) | undefined;
}

/** The bank account: shown where there is one, and asked for where there is none (P459, P460). */
export function BankAccountDetails({
  submitLabel,
  onward,
  onSaved,
  onLeave,
  onTyped,
}: BankAccountDetailsProps) {
  const session = usePortal();
  const { data, refetch } = useSuspenseQuery(bankAccountQuery(session));
  const [isEditing, setEditing] = useState(data.bankAccount === null);
  // What a person typed must not disappear because time passed.
  const [isProven, setProven] = useState(data.hasRecentSignIn);

  async function handleEdit() {
    const { data: known = data } = await refetch();
    setProven(known.hasRecentSignIn);
    setEditing(true);
  }

  if (!isEditing && data.bankAccount) {
    return <BankAccountSummary account={data.bankAccount} onward={onward} onEdit={() => void handleEdit()} />;
  }
  const handleShow = () => {
    setEditing(false);
  };
  const onCancel = data.bankAccount ? handleShow : onLeave;
  if (!isProven) {
    return (
      <ProveFirst
        onProven={() => {
          setProven(true);
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <BankAccountForm
      submitLabel={submitLabel}
      onCancel={onCancel}
      onTyped={onTyped}
      onSaved={() => {
        setEditing(false);
        onSaved();
      }}
    />
  );
}
