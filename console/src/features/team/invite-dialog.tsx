import { invitedRoles } from '@handrail/engine/rights';
import { Banner, Dialog, SelectField, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { DialogActions } from '../../shared/layout/dialog-actions.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { InviteStaffDocument, type InvitedRole } from '../../gql/operations.ts';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';
import { staffRoleText } from '../../shared/layout/staff-role-text.ts';
import styles from './invite-dialog.module.css';
import { roleAboutText } from './role-about-text.ts';
import { useReloadTeam } from './use-team.ts';

/** Asks for an address and a role, and mails the invitation. */
export function InviteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n._({ id: 'console.invite.title', message: 'Invite a colleague' })}
    >
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadTeam();
  const runDelicate = useRunDelicate();
  const email = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<InvitedRole>('caseWorker');
  const [missing, setMissing] = useState(false);

  const act = useAct(
    (input: { email: string; role: InvitedRole }) =>
      runDelicate(async () => (await request(InviteStaffDocument, { input })).inviteStaff),
    (_reply, invited) => {
      reload();
      showNotice({
        message: i18n._({
          id: 'console.invite.sent',
          message: 'We are sending the invitation to {email}',
          values: { email: invited.email },
        }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const typed = email.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') email.current?.focus();
    else act.run({ email: typed, role });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        <Trans
          id="console.invite.lead"
          message="They will get an email with a link that works once, within seven days. Then they choose a password and set up a second factor."
        />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextField
        ref={email}
        label={i18n._({ id: 'console.invite.email', message: 'Email' })}
        error={
          missing
            ? i18n._({ id: 'console.invite.email-missing', message: 'Enter an email address' })
            : undefined
        }
        type="email"
        name="colleague"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        label={i18n._({ id: 'console.invite.role', message: 'Role' })}
        hint={roleAboutText(i18n, role)}
        name="role"
        value={role}
        onChange={(event) => {
          setRole(event.target.value as InvitedRole);
        }}
      >
        {invitedRoles.map((option) => (
          <option key={option} value={option}>
            {staffRoleText(i18n, option)}
          </option>
        ))}
      </SelectField>
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.invite.send" message="Send the invitation" />
      </DialogActions>
    </form>
  );
}
