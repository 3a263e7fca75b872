import { Button, SecretField, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { useDraft, type Draft } from '../../../shared/drafts/use-draft.ts';
import type { Account } from '../../../shared/person/account-query.ts';
import { AddressFields } from './address-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import {
  checkInformation,
  isInformationDraft,
  toInformationValues,
  toProfileInput,
  type InformationValues,
} from './information-values.ts';
import { NameField } from './name-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { RoleChoice } from './role-choice.tsx';
import { hasRoles, mustChooseType } from './type-choices.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useProfileUpdate } from './use-profile-update.ts';

interface InformationDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Changes what a person has told about themselves (P185); what was typed before comes back. */
export function InformationDialog(props: InformationDialogProps) {
  const draft = useDraft('information', isInformationDraft);
  return draft.isLoading ? null : <InformationForm {...props} draft={draft} />;
}

type InformationDraft = Draft<InformationValues>;

function InformationForm({ account, draft, onClose }: InformationDialogProps & { draft: InformationDraft }) {
  const { user, settings } = account;
  const say = useText();
  const showNotice = useSnackbar();
  const update = useProfileUpdate();
  const choices = user.applicantTypeChoices;
  const mayChooseRole = mustChooseType(choices);

  const form = useForm<InformationValues>({
    initial: { ...toInformationValues(user), ...draft.restored },
    check: (values) => checkInformation(say.locale, values, { email: user.email, mayChooseRole }),
    save: async (values) => {
      const failure = await update(toProfileInput(values));
      if (failure !== undefined) return failure;
      draft.clear();
      showNotice({ message: say('account.updated', 'User successfully updated.') });
      onClose();
      return undefined;
    },
    onChange: (values) => {
      // The tax number is never stored on the device; it is better to type it again.
      draft.keep({ ...values, taxId: '' });
    },
  });

  function handleCancel() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={say('account.information.update', 'Update information')}
      form={form}
      submitLabel={say('account.save', 'Save changes')}
      onClose={onClose}
      otherAction={
        <Button onClick={handleCancel}>
          <Trans id="account.cancel" message="Cancel" />
        </Button>
      }
    >
      <NameField form={form} />
      <PhoneField form={form} channels={settings.channels} />
      <SecretField
        id="taxId"
        label={say('account.tax-id', 'Social Security or tax number')}
        optional
        hint={
          user.taxId
            ? say(
                'account.tax-id.known',
                'The number on file is {taxId}. Enter a new one only if you want to replace it.',
                {
                  taxId: user.taxId,
                },
              )
            : say('account.tax-id.hint', '9 digits. We encrypt it and show only the last four.')
        }
        inputMode="numeric"
        fit="phone"
        value={form.values.taxId}
        error={form.errorOf('taxId')}
        onChange={({ target }) => {
          form.set({ taxId: target.value });
        }}
        onBlur={() => {
          form.leave('taxId');
        }}
      />
      {hasRoles(choices) && <RoleChoice form={form} choices={choices} roles={settings.applicantTypeRoles} />}
      <AddressFields form={form} />
    </FormDialog>
  );
}
