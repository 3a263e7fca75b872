import type { EligibilityAnswers } from '@handrail/engine';
import { Banner, Button, TextField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import styles from './next-steps.module.css';
import { useMailResult } from './use-mail-result.ts';

interface MailResultProps {
  readonly version: number;
  readonly answers: EligibilityAnswers;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

/** Has the result mailed to whatever address is typed, and says what is kept for it. */
export function MailResult({ version, answers, onSent, onCancel }: MailResultProps) {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { failure, isBusy, send } = useMailResult(version, answers);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // The browser looks at the form of the address, and the server looks closer.
    if (email.trim() !== '' && input.current?.checkValidity()) {
      if (!isBusy && (await send(email.trim()))) onSent(email.trim());
      return;
    }
    setError(say('eligibility.mail.invalid', 'Please enter a valid email address'));
    input.current?.focus();
  }

  return (
    <form className={styles.mail} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={input}
        id="eligibility-mail"
        type="email"
        autoComplete="email"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field.
        autoFocus
        maxLength={254}
        label={say('eligibility.mail.address', 'Email address')}
        error={error}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setError(undefined);
        }}
      />
      <p className={styles.kept}>
        <Trans
          id="eligibility.mail.kept"
          message="We use this address for one email and then delete it. We keep your answers, encrypted, for three days, so that the link in the email opens them on any device. Then we delete them. Anyone who has the email can open them."
        />
      </p>
      {failure && <Banner tone="error" live title={failure} />}
      <Button type="submit" variant="secondary" block busy={isBusy}>
        <Trans id="eligibility.mail.send" message="Send the email" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <Trans id="eligibility.mail.cancel" message="Cancel" />
      </Button>
    </form>
  );
}
