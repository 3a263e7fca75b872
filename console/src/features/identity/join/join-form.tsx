import { Banner, Button, PasswordField, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useAct } from '../../../shared/api/use-act.ts';
import { AcceptInvitationDocument, type InvitedRole } from '../../../gql/operations.ts';
import { staffRoleText } from '../../../shared/layout/staff-role-text.ts';
import styles from './join-form.module.css';
import { passwordFaultText } from '../password-fault-text.ts';
import type { FirstStep } from '../sign-in.ts';

interface JoinFormProps {
  readonly email: string;
  readonly role: InvitedRole;
  readonly token: string;
  readonly onJoined: (firstStep: FirstStep) => void;
}

/** Name and password of someone who was invited. */
export function JoinForm({ email, role, token, onJoined }: JoinFormProps) {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<'name' | 'password'>();
  const [faults, setFaults] = useState<readonly string[]>([]);

  const act = useAct(
    async (typed: { name: string; password: string }) => {
      const input = { partnerId: partner.id, token, ...typed };
      const { acceptInvitation } = await request(AcceptInvitationDocument, { input });
      const [code, ...texts] = acceptInvitation.metadata.errors;
      setFaults(code === 'auth/weak-password' ? texts : []);
      if (code === 'auth/weak-password') password.current?.focus();
      return acceptInvitation;
    },
    ({ firstStep }) => {
      if (firstStep) onJoined(firstStep);
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const typed = { name: name.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const first = findMissing(typed);
    setMissing(first);
    if (first === 'name') name.current?.focus();
    else if (first === 'password') password.current?.focus();
    else act.run(typed);
  }

  const passwordError =
    missing === 'password'
      ? i18n._({ id: 'console.join.password-missing', message: 'Choose a password' })
      : faults.map((fault) => passwordFaultText(i18n, fault)).join('. ') || undefined;

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <dl className={styles.facts}>
        <dt>
          <Trans id="console.join.email" message="Email" />
        </dt>
        <dd>{email}</dd>
        <dt>
          <Trans id="console.join.role" message="Role" />
        </dt>
        <dd>{staffRoleText(i18n, role)}</dd>
      </dl>
      {act.failure && act.code !== 'auth/weak-password' && (
        <Banner answersPress tone="error" title={act.failure} />
      )}
      {/* Password managers keep the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        ref={name}
        label={i18n._({ id: 'console.join.name', message: 'Your name' })}
        error={
          missing === 'name'
            ? i18n._({ id: 'console.join.name-missing', message: 'Enter your name' })
            : undefined
        }
        name="name"
        autoComplete="name"
        maxLength={200}
      />
      <PasswordField
        ref={password}
        label={i18n._({ id: 'console.join.password', message: 'Password' })}
        hint={
          <Trans
            id="console.join.password-hint"
            message="At least 12 characters with a number and a symbol. A phrase of several words is easy to remember."
          />
        }
        error={passwordError}
        name="password"
        autoComplete="new-password"
        maxLength={128}
      />
      <Button type="submit" variant="primary" block busy={act.busy}>
        <Trans id="console.join.submit" message="Continue" />
      </Button>
    </form>
  );
}

function findMissing(typed: { name: string; password: string }): 'name' | 'password' | undefined {
  if (typed.name === '') return 'name';
  return typed.password === '' ? 'password' : undefined;
}
