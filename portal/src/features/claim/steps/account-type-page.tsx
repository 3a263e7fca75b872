import { accountTypes, selectionRequired } from '@handrail/engine';
import { RadioField } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import { FormFrame } from '../../../shared/forms/form-frame.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useClaim } from '../claim-context.ts';
import { ClaimPage, useGoOn } from '../claim-page.tsx';

/** Checking or savings: /claim/:fulfillmentId/ach/account-type */
export function AccountTypePage() {
  const say = useText();
  const { draft, open } = useClaim();
  const goOn = useGoOn('ach/account-type');
  const types = accountTypes(say.locale);
  const label = say('bank.account-type', 'Account Type');
  const form = useForm({
    initial: { accountType: draft.accountType ?? '' },
    check: ({ accountType }) =>
      Object.hasOwn(types, accountType) ? {} : { accountType: [selectionRequired(say.locale)] },
    save: ({ accountType }) => {
      open.setDraft({ ...open.read().draft, accountType });
      goOn();
      return Promise.resolve(undefined);
    },
  });
  return (
    <ClaimPage step="ach/account-type" title={say('claim.account-type.title', 'What kind of account is it?')}>
      <FormFrame
        form={form}
        labels={{ accountType: label }}
        submitLabel={say('claim.continue', 'Continue')}
        onCancel={undefined}
      >
        <RadioField
          id="accountType"
          label={label}
          required
          options={Object.entries(types).map(([value, name]) => ({ value, label: name }))}
          value={form.values.accountType}
          error={form.errorOf('accountType')}
          onChange={(accountType) => {
            form.set({ accountType });
          }}
        />
      </FormFrame>
    </ClaimPage>
  );
}
