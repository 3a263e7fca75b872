import { Banner, Dialog, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { RevokeStaffDocument } from '../../gql/operations.ts';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';
import { DialogActions } from '../../shared/layout/dialog-actions.tsx';
import styles from './invite-dialog.module.css';
import { type Member, useReloadTeam } from './use-team.ts';

interface RevokeDialogProps {
  /** Whose access is about to end; closed without one. */
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

/** Ends a colleague's access at once, after their address was typed. */
export function RevokeDialog({ member, onClose }: RevokeDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      title={i18n._({
        id: 'console.revoke.title',
        message: 'End access for {name}?',
        values: { name: member?.name ?? member?.email },
      })}
    >
      {member && <RevokeForm member={member} onClose={onClose} />}
    </Dialog>
  );
}

function RevokeForm({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadTeam();
  const runDelicate = useRunDelicate();
  const typed = useRef<HTMLInputElement>(null);
  const [differs, setDiffers] = useState(false);

  const act = useAct(
    (userId: string) =>
      runDelicate(async () => (await request(RevokeStaffDocument, { input: { userId } })).revokeStaff),
    () => {
      reload();
      showNotice({
        message: i18n._({
          id: 'console.revoke.done',
          message: '{name} was signed out and no longer has access',
          values: { name: member.name ?? member.email },
        }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const isSame = typed.current?.value.trim().toLowerCase() === member.email;
    setDiffers(!isSame);
    if (isSame) act.run(member.userId);
    else typed.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        <Trans
          id="console.revoke.text"
          message="They will be signed out everywhere right away and lose their second factors. Their work stays. To bring them back, invite them again."
        />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextField
        ref={typed}
        label={i18n._({
          id: 'console.revoke.type',
          message: 'Type {email} to confirm',
          values: { email: member.email },
        })}
        error={
          differs
            ? i18n._({ id: 'console.revoke.differs', message: 'That is not their email address' })
            : undefined
        }
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DialogActions onCancel={onClose} busy={act.busy} variant="danger">
        <Trans id="console.revoke.submit" message="End access" />
      </DialogActions>
    </form>
  );
}
