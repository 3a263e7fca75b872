import { Banner, Button, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import type { Account } from '../../../shared/person/account-query.ts';
import styles from './pending-email.module.css';
import { usePendingEmail } from './use-pending-email.ts';

/** A new email waits for its proof: what to do, and why the rest is locked (P192). */
export function PendingEmail({
  account,
  newEmail,
  arrives,
}: {
  readonly account: Account;
  readonly newEmail: string;
  /** The person made the change on this page, so what follows from it takes the focus. */
  readonly arrives: boolean;
}) {
  const say = useText();
  const showNotice = useSnackbar();
  const { resend, cancel, busy, failure } = usePendingEmail(account, newEmail);

  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!arrives) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [arrives]);

  async function handleResend() {
    if (await resend())
      showNotice({ message: say('account.email.sent', 'Email sent to {email}', { email: newEmail }) });
  }
  async function handleCancel() {
    if (await cancel()) showNotice({ message: say('account.done', 'Successfully updated') });
  }

  return (
    <div ref={notice} className={styles.pending} tabIndex={-1}>
      <Banner tone="warning" title={say('account.pending', 'Please verify your new email')}>
        <p>
          <Trans
            id="account.pending.text"
            message="Open the link that we sent to <0>{newEmail}</0> to finish the change. Until then, you cannot change anything else in your account. If the email has not arrived after five minutes, please check your spam folder."
            values={{ newEmail }}
            components={{ 0: <strong /> }}
          />
        </p>
        <div className={styles.actions}>
          <Button busy={busy === 'resend'} onClick={() => void handleResend()}>
            <Trans id="account.pending.resend" message="Resend email" />
          </Button>
          <Button busy={busy === 'cancel'} onClick={() => void handleCancel()}>
            <Trans id="account.pending.cancel" message="Cancel the change" />
          </Button>
        </div>
      </Banner>
      {failure && (
        <Banner tone="error" live title={failure.text}>
          <Button variant="quiet" size="small" onClick={failure.retry}>
            <Trans id="account.try-again" message="Try Again" />
          </Button>
        </Banner>
      )}
    </div>
  );
}
