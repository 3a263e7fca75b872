import { Button, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { ResendInvitationDocument, RevokeInvitationDocument } from '../../gql/operations.ts';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';
import styles from './invite-dialog.module.css';
import { type Invitation, useReloadTeam } from './use-team.ts';

/** Sends an invitation again, or withdraws it. */
export function InvitationActions({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadTeam();
  const runDelicate = useRunDelicate();
  const values = { email };

  const resend = useAct(
    () =>
      runDelicate(async () => (await request(ResendInvitationDocument, { input: { id } })).resendInvitation),
    () => {
      reload();
      showNotice({
        message: i18n._({
          id: 'console.invite.sent',
          message: 'We are sending the invitation to {email}',
          values,
        }),
      });
    },
  );
  const revoke = useAct(
    () =>
      runDelicate(async () => (await request(RevokeInvitationDocument, { input: { id } })).revokeInvitation),
    () => {
      reload();
      showNotice({
        message: i18n._({
          id: 'console.invitations.withdrawn',
          message: 'The invitation to {email} was canceled',
          values,
        }),
      });
    },
  );
  const failure = resend.failure ?? revoke.failure;

  return (
    <div className={styles.actions}>
      <Button
        size="small"
        busy={resend.busy}
        aria-label={i18n._({ id: 'console.invitations.resend.to', message: 'Send again to {email}', values })}
        onClick={() => {
          resend.run(undefined);
        }}
      >
        <Trans id="console.invitations.resend" message="Send again" />
      </Button>
      <Button
        size="small"
        busy={revoke.busy}
        aria-label={i18n._({
          id: 'console.invitations.withdraw.of',
          message: 'Cancel invitation to {email}',
          values,
        })}
        onClick={() => {
          revoke.run(undefined);
        }}
      >
        <Trans id="console.invitations.withdraw" message="Cancel invitation" />
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
