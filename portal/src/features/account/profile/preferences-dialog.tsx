import { Button, Checkbox, useSnackbar } from '@handrail/ui';
import { formatPhone } from '@handrail/engine';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import type { AccountUser } from '../../../shared/person/account-query.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useProfileUpdate } from './use-profile-update.ts';

interface PreferencesDialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

/** Lets a person choose how we contact them about their applications (P187). */
export function PreferencesDialog({ user, onClose }: PreferencesDialogProps) {
  const say = useText();
  const showNotice = useSnackbar();
  const update = useProfileUpdate();
  const form = useForm({
    initial: user.communicationPreferences,
    check: () => ({}),
    save: async (communicationPreferences) => {
      const failure = await update({ communicationPreferences });
      if (failure !== undefined) return failure;
      showNotice({ message: say('account.done', 'Successfully updated') });
      onClose();
      return undefined;
    },
  });

  return (
    <FormDialog
      title={say('account.preferences', 'Communication preferences')}
      lead={say('account.preferences.lead', 'How should we send you news about your applications?')}
      form={form}
      submitLabel={say('account.save', 'Save changes')}
      onClose={onClose}
      otherAction={
        <Button onClick={onClose}>
          <Trans id="account.cancel" message="Cancel" />
        </Button>
      }
    >
      <Checkbox
        label={say('account.preferences.email', 'Email')}
        hint={user.email}
        checked={form.values.email}
        onChange={({ target }) => {
          form.set({ email: target.checked });
        }}
      />
      <Checkbox
        label={say('account.preferences.sms', 'Text messages')}
        hint={
          user.phone
            ? formatPhone(user.phone)
            : say('account.preferences.no-phone', 'Add a phone number to your information first.')
        }
        disabled={user.phone === null}
        checked={form.values.sms}
        onChange={({ target }) => {
          form.set({ sms: target.checked });
        }}
      />
    </FormDialog>
  );
}
