import { Button, CopyButton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly busy?: boolean;
  readonly onSaved: () => void;
}

/** The recovery codes, this once, with ways to keep them. */
export function RecoveryCodes({ codes, busy, onSaved }: RecoveryCodesProps) {
  const { i18n } = useLingui();
  const { partner } = useConsole();
  return (
    <div className={styles.body}>
      <p className={styles.printed}>
        <Trans
          id="console.recovery-codes.printed"
          message="Recovery codes for the staff console of {name}"
          values={{ name: partner.name }}
        />
      </p>
      <ol
        className={styles.codes}
        aria-label={i18n._({ id: 'console.recovery-codes.list', message: 'Recovery codes' })}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.keep}>
        <CopyButton
          text={codes.join('\n')}
          label={i18n._({ id: 'console.recovery-codes.copy', message: 'Copy the codes' })}
        />
        <Button
          size="small"
          onClick={() => {
            window.print();
          }}
        >
          <Trans id="console.recovery-codes.print" message="Print" />
        </Button>
      </div>
      <p className={styles.advice}>
        <Trans
          id="console.recovery-codes.advice"
          message="Keep them in a password manager or on paper in a safe place, not with your password."
        />
      </p>
      <div className={styles.done}>
        <Button variant="primary" block busy={busy ?? false} onClick={onSaved}>
          <Trans id="console.recovery-codes.saved" message="I have saved them" />
        </Button>
      </div>
    </div>
  );
}
