import { Button, Dialog } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import type { SecondFactorKind } from '../../gql/operations.ts';
import { PasskeySetup } from '../identity/index.ts';
import { RecoveryCodes } from '../identity/index.ts';
import { TotpSetup } from '../identity/index.ts';
import styles from './add-factor-dialog.module.css';

interface AddFactorDialogProps {
  /** Closed without one. */
  readonly kind: SecondFactorKind | undefined;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Sets up one more factor; with the very first one come the recovery codes. */
export function AddFactorDialog({ kind, onClose, onAdded }: AddFactorDialogProps) {
  const { i18n } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>();

  const handleClose = () => {
    setCodes(undefined);
    onClose();
  };
  const handleEnrolled = (recoveryCodes: readonly string[] | null) => {
    onAdded();
    if (recoveryCodes) setCodes(recoveryCodes);
    else handleClose();
  };
  const title =
    kind === 'passkey'
      ? i18n._({ id: 'console.enrol.passkey.title', message: 'Set up a passkey' })
      : i18n._({ id: 'console.enrol.totp.title', message: 'Set up your authenticator app' });

  return (
    <Dialog
      open={kind !== undefined}
      onClose={handleClose}
      title={
        codes ? i18n._({ id: 'console.recovery-codes.title', message: 'Save your recovery codes' }) : title
      }
    >
      <div className={styles.body}>
        {codes && <RecoveryCodes codes={codes} onSaved={handleClose} />}
        {!codes && kind === 'totp' && <TotpSetup onEnrolled={handleEnrolled} />}
        {!codes && kind === 'passkey' && <PasskeySetup onEnrolled={handleEnrolled} />}
        {!codes && (
          <Button variant="link" onClick={handleClose}>
            <Trans id="console.cancel" message="Cancel" />
          </Button>
        )}
      </div>
    </Dialog>
  );
}
