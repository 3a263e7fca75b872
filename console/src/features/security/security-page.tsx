import { PageHeading, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../shared/context/console-context.tsx';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { GetSecurityDocument } from '../../gql/operations.ts';
import { LoadFailed } from '../../shared/layout/load-failed.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';
import { RunDelicateProvider } from './run-delicate-provider.tsx';
import styles from './security-page.module.css';
import { SessionList } from './session-list.tsx';

/** How the person at work signs in, and where they are signed in: /security */
export function SecurityPage() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey: ['security'],
    queryFn: () => request(GetSecurityDocument, {}),
    retry: false,
  });
  const reload = () => void refetch();

  return (
    <div className={styles.page}>
      <PageTitle title={i18n._({ id: 'console.security.title', message: 'My security' })} />
      <PageHeading
        lead={
          <Trans
            id="console.security.lead"
            message="How you prove who you are, and where you are signed in."
          />
        }
      >
        <Trans id="console.security.title" message="My security" />
      </PageHeading>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.act.failed', message: 'Something went wrong. Please try again.' })}
          onRetry={reload}
        />
      )}
      {!data && !isError && <Skeleton lines={['medium', 'long', 'long']} />}
      {data && (
        <RunDelicateProvider>
          <FactorList factors={data.secondFactors.nodes} onChanged={reload} />
          {data.secondFactors.nodes.length > 0 && (
            <RecoveryCodesSection codesLeft={data.secondFactors.recoveryCodesLeft} onChanged={reload} />
          )}
          <SessionList sessions={data.sessions} onChanged={reload} />
        </RunDelicateProvider>
      )}
    </div>
  );
}
