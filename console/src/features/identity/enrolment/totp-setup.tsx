import { Banner, CopyButton, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useAct } from '../../../shared/api/use-act.ts';
import { BeginTotpEnrolmentDocument, ConfirmTotpEnrolmentDocument } from '../../../gql/operations.ts';
import { CodeForm } from '../second-step/code-form.tsx';
import styles from './totp-setup.module.css';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface TotpSetupProps {
  /** The token of the first step; missing for someone at work. */
  readonly firstStep?: string | undefined;
  readonly onEnrolled: (recoveryCodes: readonly string[] | null) => void;
}

/** Shows the secret for an authenticator app, and takes the first code that the app makes of it. */
export function TotpSetup({ firstStep, onEnrolled }: TotpSetupProps) {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const runDelicate = useRunDelicate();
  const place = { partnerId: partner.id, firstStep };

  const begun = useQuery({
    queryKey: ['totp-enrolment', firstStep],
    queryFn: async () => {
      const begin = async () =>
        (await request(BeginTotpEnrolmentDocument, { input: place })).beginTotpEnrolment;
      const { metadata, secret, uri } = await runDelicate(begin);
      if (metadata.status >= 400 || !secret || !uri) throw new Error(metadata.message ?? 'refused');
      return { secret, uri };
    },
    // Asking again makes another secret, and the one on the phone would be of no use.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const confirm = useAct(
    async (code: string) =>
      (await request(ConfirmTotpEnrolmentDocument, { input: { ...place, code } })).confirmTotpEnrolment,
    ({ recoveryCodes }) => {
      onEnrolled(recoveryCodes);
    },
  );

  if (begun.isError)
    return (
      <LoadFailed
        title={i18n._({ id: 'console.act.failed', message: 'Something went wrong. Please try again.' })}
        onRetry={() => void begun.refetch()}
      />
    );
  if (!begun.data) return <Skeleton lines={['long', 'long', 'medium']} />;

  const { secret, uri } = begun.data;
  return (
    <div className={styles.setup}>
      <ol className={styles.steps}>
        <li>
          <p>
            <Trans
              id="console.totp.scan"
              message="Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password."
            />
          </p>
          <Suspense fallback={<Skeleton lines={['long']} />}>
            <QrCode
              text={uri}
              label={i18n._({ id: 'console.totp.qr', message: 'QR code for your authenticator app' })}
            />
          </Suspense>
          <p>
            <Trans id="console.totp.type" message="Or type this key into the app:" />
          </p>
          <p className={styles.secret}>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={secret} label={i18n._({ id: 'console.totp.copy', message: 'Copy the key' })} />
          </p>
          <p>
            <a href={uri}>
              <Trans id="console.totp.open" message="Open the app on this device" />
            </a>
          </p>
        </li>
        <li>
          <p>
            <Trans id="console.totp.enter" message="Enter the code that the app shows now." />
          </p>
          {confirm.failure && <Banner answersPress tone="error" title={confirm.failure} />}
          <CodeForm
            kind="code"
            busy={confirm.busy}
            submitLabel={i18n._({ id: 'console.totp.confirm', message: 'Confirm' })}
            onSubmit={confirm.run}
          />
        </li>
      </ol>
    </div>
  );
}
