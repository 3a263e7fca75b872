import { Banner, Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useAct, type Outcome } from '../../../shared/api/use-act.ts';
import { BeginPasskeyEnrolmentDocument, ConfirmPasskeyEnrolmentDocument } from '../../../gql/operations.ts';
import { createPasskey, noPasskey } from '../passkeys.ts';
import styles from '../step-form.module.css';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';

interface PasskeySetupProps {
  /** The token of the first step; missing for someone at work. */
  readonly firstStep?: string | undefined;
  readonly label?: string | undefined;
  readonly onEnrolled: (recoveryCodes: readonly string[] | null) => void;
}

/** Lets the device make a passkey and keeps its public half. */
export function PasskeySetup({ firstStep, label, onEnrolled }: PasskeySetupProps) {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const runDelicate = useRunDelicate();
  const place = { partnerId: partner.id, firstStep };

  async function enrol(): Promise<Outcome & { readonly recoveryCodes?: readonly string[] | null }> {
    const begun = await runDelicate(
      async () => (await request(BeginPasskeyEnrolmentDocument, { input: place })).beginPasskeyEnrolment,
    );
    if (begun.metadata.status >= 400) return begun;
    const response = await createPasskey(begun.options);
    if (!response)
      return noPasskey(
        i18n._({
          id: 'console.passkey.canceled',
          message:
            'No passkey was created. This device may already have one for your account, or you can try again.',
        }),
      );
    const { confirmPasskeyEnrolment } = await request(ConfirmPasskeyEnrolmentDocument, {
      input: { ...place, response, label },
    });
    return confirmPasskeyEnrolment;
  }
  const act = useAct(enrol, ({ recoveryCodes }) => {
    onEnrolled(recoveryCodes ?? null);
  });

  return (
    <div className={styles.form}>
      <p>
        <Trans
          id="console.passkey.about"
          message="Your browser will ask where to save the passkey: on this device, on your phone or on a security key. Nothing secret leaves the device."
        />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <Button
        variant="primary"
        block
        busy={act.busy}
        onClick={() => {
          act.run(undefined);
        }}
      >
        <Trans id="console.passkey.make" message="Create a passkey" />
      </Button>
    </div>
  );
}
