import { checkBankAccount, toPlainNumber } from '@handrail/engine';
import type { ClaimDraft, ClaimStep } from '@handrail/engine/payments';
import type { ChangeEvent, ReactNode } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import { FormFrame } from '../../../shared/forms/form-frame.tsx';
import { useForm, type Form } from '../../../shared/forms/use-form.ts';
import { useClaim } from '../claim-context.ts';
import { ClaimPage, useGoOn } from '../claim-page.tsx';

type NumberField = 'routingNumber' | 'accountNumber';
type Confirmation = 'confirmRoutingNumber' | 'confirmAccountNumber';
type NumberValues = Readonly<Record<string, string>>;

interface NumberSettings {
  readonly number: NumberField;
  readonly confirmation: Confirmation;
  /** What was entered before; someone who comes back has confirmed it already. */
  readonly initial: string;
  readonly toDraft: (number: string) => Partial<ClaimDraft>;
}

/** A number and its repetition, checked as on the bank account page but worded for a claim. */
export function useNumberForm(step: ClaimStep, settings: NumberSettings): Form<NumberValues> {
  const { number, confirmation, initial, toDraft } = settings;
  const say = useText();
  const { open } = useClaim();
  const goOn = useGoOn(step);
  return useForm<NumberValues>({
    initial: { [number]: initial, [confirmation]: initial },
    check: (values) => {
      const plain = Object.fromEntries(
        Object.entries(values).map(([field, text]) => [field, toPlainNumber(text)]),
      );
      const all = checkBankAccount(say.locale, plain, 'claim');
      const own = [number, confirmation].flatMap((field) => (all[field] ? [[field, all[field]]] : []));
      return Object.fromEntries(own) as typeof all;
    },
    save: (values) => {
      open.setDraft({ ...open.read().draft, ...toDraft(values[number] ?? '') });
      goOn();
      return Promise.resolve(undefined);
    },
  });
}

/** What a field of such a form needs. */
export function bindNumber(form: Form<NumberValues>, field: NumberField | Confirmation) {
  return {
    id: field,
    required: true,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: form.values[field] ?? '',
    error: form.errorOf(field),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      form.set({ [field]: target.value });
    },
    onBlur: () => {
      // Tabbing through an empty field does not show an error.
      if (form.values[field] !== '') form.leave(field);
    },
  };
}

interface NumberPageProps {
  readonly step: ClaimStep;
  readonly title: string;
  readonly form: Form<NumberValues>;
  readonly labels: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function NumberPage({ step, title, form, labels, children }: NumberPageProps) {
  const say = useText();
  return (
    <ClaimPage step={step} title={title}>
      <FormFrame
        form={form}
        labels={labels}
        submitLabel={say('claim.continue', 'Continue')}
        onCancel={undefined}
      >
        {children}
      </FormFrame>
    </ClaimPage>
  );
}
