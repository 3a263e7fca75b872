import { Button, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styles from '../step-form.module.css';

interface CodeFormProps {
  readonly kind: 'code' | 'recovery';
  readonly busy: boolean;
  /** It replaces what had the focus. */
  readonly takesFocus?: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (code: string) => void;
}

/** One code to type: of the app on a phone, or of the sheet in a drawer. */
export function CodeForm({ kind, busy, takesFocus, submitLabel, onSubmit }: CodeFormProps) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    const isMissing = kind === 'code' ? code.replace(/\s/g, '').length !== 6 : code === '';
    setMissing(isMissing);
    if (isMissing) input.current?.focus();
    else onSubmit(code);
  }

  const texts =
    kind === 'code'
      ? {
          label: i18n._({ id: 'console.code.label', message: '6-digit code' }),
          missing: i18n._({ id: 'console.code.missing', message: 'Enter the 6 digits your app shows' }),
        }
      : {
          label: i18n._({ id: 'console.recovery-code.label', message: 'Recovery code' }),
          missing: i18n._({ id: 'console.recovery-code.missing', message: 'Enter a recovery code' }),
        };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={input}
        label={texts.label}
        error={missing ? texts.missing : undefined}
        name={kind}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={kind === 'code' ? 8 : 40}
      />
      <Button type="submit" variant="primary" block busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
