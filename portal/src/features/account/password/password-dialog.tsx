import { checkPasswordUpdate, sayMessages, sayPasswordRules } from '@handrail/engine';
import { Button, PasswordField, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import type { Account } from '../../../shared/person/account-query.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { toPolicy, usePasswordChange } from './use-password-change.ts';

interface PasswordDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

type Field = 'currentPassword' | 'newPassword' | 'confirmPassword';

/** Changes the password, or sets the first one without asking for a current one (P186, P595, P596). */
export function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const { hasPassword } = account.user;
  const policy = toPolicy(account.settings.passwordPolicy);
  const say = useText();
  const showNotice = useSnackbar();
  const change = usePasswordChange(account);
  const [missing, setMissing] = useState<readonly string[]>([]);

  const form = useForm<Record<Field, string>>({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (values) => checkPasswordUpdate(say.locale, values, { hasPassword, policy }),
    save: async (values) => {
      const refusal = await change(values);
      setMissing(refusal?.missing ?? []);
      if (refusal) return refusal.text;
      showNotice({ message: say('account.password.done', 'Successfully updated password') });
      onClose();
      return undefined;
    },
  });
  const bind = (field: Field) => ({
    id: field,
    value: form.values[field],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setMissing([]);
      form.set({ [field]: target.value });
    },
  });
  const lacking = [...form.errorsOf('newPassword'), ...missing];

  return (
    <FormDialog
      title={
        hasPassword
          ? say('account.password.update', 'Update password')
          : say('account.password.set', 'Set a password')
      }
      lead={say('account.password.lead', 'When your password changes, we sign you out on all other devices.')}
      form={form}
      submitLabel={say('account.password.submit', 'Save password')}
      onClose={onClose}
      otherAction={
        <Button onClick={onClose}>
          <Trans id="account.cancel" message="Cancel" />
        </Button>
      }
    >
      {hasPassword && (
        <PasswordField
          {...bind('currentPassword')}
          label={say('account.password.current', 'Current Password')}
          autoComplete="current-password"
          error={form.errorOf('currentPassword')}
        />
      )}
      <PasswordField
        {...bind('newPassword')}
        label={say('account.password.new', 'New Password')}
        hint={say('account.password.hint', '{rules}. A phrase of a few unrelated words works well.', {
          rules: sayPasswordRules(say.locale, policy),
        })}
        autoComplete="new-password"
        error={
          lacking.length > 0
            ? say('account.password.lacks', 'Your new password needs: {rules}', {
                rules: sayMessages(lacking),
              })
            : undefined
        }
        onBlur={() => {
          if (form.values.newPassword !== '') form.leave('newPassword');
        }}
      />
      <PasswordField
        {...bind('confirmPassword')}
        label={say('account.password.confirm', 'Confirm Password')}
        autoComplete="new-password"
        error={form.errorOf('confirmPassword')}
      />
    </FormDialog>
  );
}
