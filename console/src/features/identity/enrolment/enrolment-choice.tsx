import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import styles from './enrolment-choice.module.css';
import { useHasPasskeys } from './use-has-passkeys.ts';

/** An authenticator app works everywhere; a passkey is quicker where the browser has them. */
export function EnrolmentChoice({ onChoose }: { readonly onChoose: (kind: 'totp' | 'passkey') => void }) {
  const canUsePasskeys = useHasPasskeys();
  return (
    <ul className={styles.choices}>
      <li className={styles.choice}>
        <h2>
          <Trans id="console.enrol.totp.name" message="Authenticator app" />
        </h2>
        <p>
          <Trans
            id="console.enrol.totp.about"
            message="An app on your phone shows a new code every 30 seconds. It works offline."
          />
        </p>
        <Button
          variant="primary"
          onClick={() => {
            onChoose('totp');
          }}
        >
          <Trans id="console.enrol.totp.choose" message="Use an app" />
        </Button>
      </li>
      {canUsePasskeys && (
        <li className={styles.choice}>
          <h2>
            <Trans id="console.enrol.passkey.name" message="Passkey" />
          </h2>
          <p>
            <Trans
              id="console.enrol.passkey.about"
              message="Your fingerprint, your face, this device's PIN or a security key."
            />
          </p>
          <Button
            onClick={() => {
              onChoose('passkey');
            }}
          >
            <Trans id="console.enrol.passkey.choose" message="Use a passkey" />
          </Button>
        </li>
      )}
    </ul>
  );
}
