import { Banner, Button, Dialog, PasswordField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef, type SubmitEvent } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { ReauthenticateDocument } from '../../gql/operations.ts';
import styles from './add-factor-dialog.module.css';

/** Asks for the password again before a delicate change. */
export function ReauthenticateDialog({ onSettled }: { readonly onSettled: (isProven: boolean) => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const password = useRef<HTMLInputElement>(null);
  const cancel = () => {
    onSettled(false);
  };
  const act = useAct(
    async (typed: string) =>
      (await request(ReauthenticateDocument, { input: { password: typed } })).reauthenticate,
    () => {
      onSettled(true);
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    act.run(password.current?.value ?? '');
  }

  const failure =
    act.code === 'auth/wrong-password'
      ? i18n._({
          id: 'console.reauthenticate.wrong',
          message: 'That password is not correct. Please try again.',
        })
      : act.failure;
  return (
    <Dialog
      open
      onClose={cancel}
      title={i18n._({ id: 'console.reauthenticate.title', message: 'Is it you?' })}
    >
      <form className={styles.body} onSubmit={handleSubmit} noValidate>
        <p>
          <Trans
            id="console.reauthenticate.text"
            message="You signed in a while ago. Before you make this change, please confirm that it is you."
          />
        </p>
        <PasswordField
          ref={password}
          label={i18n._({ id: 'console.reauthenticate.password', message: 'Password' })}
          error={failure}
          name="password"
          autoComplete="current-password"
        />
        {act.failure && act.code === undefined && <Banner answersPress tone="error" title={act.failure} />}
        <Button type="submit" variant="primary" block busy={act.busy}>
          <Trans id="console.reauthenticate.submit" message="Confirm" />
        </Button>
        <Button block onClick={cancel}>
          <Trans id="console.cancel" message="Cancel" />
        </Button>
      </form>
    </Dialog>
  );
}
