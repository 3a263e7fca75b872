import { chooseMethod, claimMethods, paymentMethodLabels, type ClaimMethod } from '@handrail/engine/payments';
import { formatAmount, selectionRequired } from '@handrail/engine';
import { Banner, RadioField } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import { FormFrame } from '../../../shared/forms/form-frame.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import { useClaim, useOffer } from '../claim-context.ts';
import { ClaimPage, useGoOn } from '../claim-page.tsx';
import { sayArrival, sayStep, sayWhere } from '../claim-words.ts';

/** How the money is to be sent: /claim/:fulfillmentId/payment-method */
export function MethodPage() {
  const say = useText();
  const { program } = useClaim();
  const { amount, methods } = useOffer();
  return (
    <ClaimPage
      step="payment-method"
      title={say('claim.method.title', 'How would you like to be paid?')}
      lead={say('claim.method.lead', 'Choose how you want to receive your {amount} from {program}.', {
        amount: formatAmount(amount),
        program: program.name,
      })}
    >
      {methods.length > 0 ? <MethodForm methods={methods} /> : <NoMethods />}
    </ClaimPage>
  );
}

function MethodForm({ methods }: { readonly methods: readonly ClaimMethod[] }) {
  const say = useText();
  const { draft, open } = useClaim();
  const goOn = useGoOn('payment-method');
  const label = sayStep(say, 'payment-method');
  const form = useForm({
    initial: { method: draft.method ?? '' },
    check: ({ method }) => (findMethod(method) ? {} : { method: [selectionRequired(say.locale)] }),
    save: ({ method }) => {
      const chosen = findMethod(method);
      if (chosen) open.setDraft(chooseMethod(open.read().draft, chosen));
      goOn();
      return Promise.resolve(undefined);
    },
  });
  return (
    <FormFrame
      form={form}
      labels={{ method: label }}
      submitLabel={say('claim.continue', 'Continue')}
      onCancel={undefined}
    >
      <RadioField
        id="method"
        label={label}
        required
        options={methods.map((method) => ({
          value: method,
          label: paymentMethodLabels(say.locale)[method],
          description: `${sayWhere(say, method)} ${sayArrival(say, method)}`,
        }))}
        value={form.values.method}
        error={form.errorOf('method')}
        onChange={(method) => {
          form.set({ method });
        }}
      />
    </FormFrame>
  );
}

function findMethod(name: string): ClaimMethod | undefined {
  return claimMethods.find((method) => method === name);
}

function NoMethods() {
  const say = useText();
  return (
    <Banner
      tone="warning"
      title={say('claim.method.none', 'This program offers no payment method right now. Your award is safe.')}
    >
      <ContactLink />
    </Banner>
  );
}
