import { invalidEmail, isEmail, isSameEmail } from '@handrail/engine';
import { Button, TextField, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { useDraft, type Draft } from '../../../shared/drafts/use-draft.ts';
import type { AccountUser } from '../../../shared/person/account-query.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useProfileUpdate } from '../profile/use-profile-update.ts';

interface EmailDialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

interface EmailValues {
  readonly newEmail: string;
}

/** Asks for another email; it takes effect once the new address is verified (P191). */
export function EmailDialog(props: EmailDialogProps) {
  // Saved on the device, because signing in again may lead through the mailbox and back.
  const draft = useDraft('email', isEmailDraft);
  return draft.isLoading ? null : <EmailForm {...props} draft={draft} />;
}

function EmailForm({ user, draft, onClose }: EmailDialogProps & { draft: Draft<EmailValues> }) {
  const say = useText();
  const showNotice = useSnackbar();
  const update = useProfileUpdate();

  const form = useForm<EmailValues>({
    initial: draft.restored ?? { newEmail: '' },
    check: ({ newEmail }) => {
      if (!isEmail(newEmail)) return { newEmail: [invalidEmail(say.locale)] };
      return isSameEmail(newEmail, user.email)
        ? { newEmail: [say('account.email.same', 'This is already your email address.')] }
        : {};
    },
    save: async ({ newEmail }) => {
      const failure = await update({ email: newEmail.trim() });
      if (failure !== undefined) return failure;
      draft.clear();
      showNotice({
        message: say(
          'account.email.asked',
          'Changes saved! A verification email was sent to {email}. This email address will display on this page when the user completes email verification.',
          { email: newEmail.trim() },
        ),
      });
      onClose();
      return undefined;
    },
    onChange: draft.keep,
  });

  function handleCancel() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={say('account.email.change', 'Change email')}
      lead={[
        say(
          'account.email.lead',
          'We will send a verification email to the new address. Keep using {email} to sign in until you open the link in that email.',
          { email: user.email },
        ),
        ...(user.hasPassword
          ? [say('account.email.old-password', 'After that, your old password will no longer work.')]
          : []),
      ].join(' ')}
      form={form}
      submitLabel={say('account.email.submit', 'Send verification email')}
      onClose={onClose}
      otherAction={
        <Button onClick={handleCancel}>
          <Trans id="account.cancel" message="Cancel" />
        </Button>
      }
    >
      <TextField
        id="newEmail"
        label={say('account.email.new', 'New email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={form.values.newEmail}
        error={form.errorOf('newEmail')}
        onChange={({ target }) => {
          form.set({ newEmail: target.value });
        }}
      />
    </FormDialog>
  );
}

function isEmailDraft(values: unknown): values is EmailValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    'newEmail' in values &&
    typeof values.newEmail === 'string'
  );
}
