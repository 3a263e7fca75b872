import {
  accountTypes,
  checkBankAccount,
  countMissingBankFields,
  sayMissingFields,
  toPlainNumber,
} from '@handrail/engine';
import { Banner, RadioField } from '@handrail/ui';
import { useText, type Say } from '../../shared/context/use-text.ts';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTypedReport } from '../../shared/forms/use-typed-report.ts';
import { BankNumberFields } from './bank-number-fields.tsx';
import { useBankAccountSave } from './use-bank-account-save.ts';

interface BankAccountFormProps {
  readonly submitLabel: string;
  readonly onSaved: () => void;
  readonly onCancel: (() => void) | undefined;
  /** Hears whether something is typed that is not saved. */
  readonly onTyped?: ((isTyped: boolean) => void) | undefined;
}

/** What is typed; the numbers stay on the page and are stored nowhere until they are sent. */
export interface BankFormValues {
  readonly accountType: string;
  readonly routingNumber: string;
  readonly confirmRoutingNumber: string;
  readonly accountNumber: string;
  readonly confirmAccountNumber: string;
}

/** Asks for a bank account, each number twice (P175-P177, P182, P183). */
export function BankAccountForm({ submitLabel, onSaved, onCancel, onTyped }: BankAccountFormProps) {
  const say = useText();
  const save = useBankAccountSave();
  const form = useForm<BankFormValues>({
    initial: blank,
    check: (values) => checkBankAccount(say.locale, toPlain(values)),
    save: async (values) => {
      const failure = await save(values);
      if (failure === undefined) onSaved();
      return failure;
    },
  });
  const missingCount = countMissingBankFields(form.values);
  const isTyped = Object.values(form.values).some((value) => value !== '');
  useTypedReport(isTyped, onTyped);

  return (
    <FormFrame
      form={form}
      labels={listLabels(say)}
      missingCount={missingCount}
      submitLabel={submitLabel}
      onCancel={onCancel}
    >
      <RadioField
        id="accountType"
        label={say('bank.account-type', 'Account Type')}
        required
        options={Object.entries(accountTypes(say.locale)).map(([value, label]) => ({ value, label }))}
        value={form.values.accountType}
        error={form.errorOf('accountType')}
        onChange={(accountType) => {
          form.set({ accountType });
        }}
      />
      <BankNumberFields form={form} />
      <UnsavedGuard wouldLose={isTyped} isSaving={form.busy} />
      {form.failedTries > 0 && missingCount > 0 && (
        <Banner tone="warning" title={sayMissingFields(say.locale, missingCount)} />
      )}
    </FormFrame>
  );
}

const blank: BankFormValues = {
  accountType: '',
  routingNumber: '',
  confirmRoutingNumber: '',
  accountNumber: '',
  confirmAccountNumber: '',
};

function toPlain({ accountType, ...numbers }: BankFormValues) {
  return {
    accountType,
    routingNumber: toPlainNumber(numbers.routingNumber),
    confirmRoutingNumber: toPlainNumber(numbers.confirmRoutingNumber),
    accountNumber: toPlainNumber(numbers.accountNumber),
    confirmAccountNumber: toPlainNumber(numbers.confirmAccountNumber),
  };
}

/** The fields in the order of the page. */
function listLabels(say: Say): Readonly<Record<string, string>> {
  return {
    accountType: say('bank.account-type', 'Account Type'),
    routingNumber: say('bank.routing-number', 'Routing Number'),
    confirmRoutingNumber: say('bank.confirm-routing-number', 'Confirm Routing Number'),
    accountNumber: say('bank.account-number', 'Account Number'),
    confirmAccountNumber: say('bank.confirm-account-number', 'Confirm Account Number'),
  };
}
