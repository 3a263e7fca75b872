import { checkZelleEmail } from '@handrail/engine';
import { Banner, TextField } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import { FormFrame } from '../../../shared/forms/form-frame.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useClaim, useOffer } from '../claim-context.ts';
import { ClaimPage } from '../claim-page.tsx';
import { AmountCard } from '../review/amount-card.tsx';
import { useClaimSubmit } from '../submitting/use-claim-submit.ts';

/** The linked email address, and the submission: /claim/:fulfillmentId/zelle/email-confirmation (P274) */
export function ZelleEmailPage() {
  const say = useText();
  const { draft, open } = useClaim();
  const { email: accountEmail } = useOffer();
  const { submit, warning } = useClaimSubmit();
  const form = useForm({
    initial: { email: draft.email ?? '' },
    check: (values) => checkZelleEmail(say.locale, values, { accountEmail }),
    save: async ({ email }) => {
      open.setDraft({ ...open.read().draft, email: email.trim() });
      await submit();
      return undefined;
    },
    onChange: ({ email }) => {
      open.setDraft({ ...open.read().draft, email });
    },
  });
  const label = say('claim.zelle-email.label', 'Email address');
  return (
    <ClaimPage
      step="zelle/email-confirmation"
      title={say('claim.zelle-email.title', 'Confirm your Zelle email address')}
      lead={say('claim.zelle-email.lead', 'Enter your account email: {email}', {
        email: accountEmail,
      })}
    >
      <AmountCard method="Zelle" />
      <FormFrame
        form={form}
        labels={{ email: label }}
        submitLabel={say('claim.submit', 'Submit My Claim')}
        onCancel={undefined}
      >
        <TextField
          id="email"
          type="email"
          label={label}
          required
          autoComplete="email"
          value={form.values.email}
          error={form.errorOf('email')}
          onChange={({ target }) => {
            form.set({ email: target.value });
          }}
          onBlur={() => {
            if (form.values.email !== '') form.leave('email');
          }}
        />
        {warning !== undefined && <Banner tone="warning" live title={warning} />}
      </FormFrame>
    </ClaimPage>
  );
}
