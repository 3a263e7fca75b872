import { PageHeading, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { PreCheckTabs } from '../../shared/eligibility/pre-check-tabs.tsx';
import { LoadFailed } from '../../shared/layout/load-failed.tsx';
import { ImportForm } from './import-form.tsx';
import styles from './income-limits.module.css';
import { OldLimits } from './old-limits.tsx';
import { ReturnToShared } from './return-to-shared.tsx';
import { SetsTable } from './sets-table.tsx';
import { useLimitSets } from './use-limit-sets.ts';

/** The years of income limits on file, and how another one is imported, for admins: /income-limits */
export function IncomeLimitsPage() {
  const { i18n } = useLingui();
  const { sets, isError, refetch } = useLimitSets();
  return (
    <div className={styles.page}>
      <PageTitle title={i18n._({ id: 'console.limits.title', message: 'Income limits' })} />
      <PageHeading
        lead={
          <Trans
            id="console.limits.lead"
            message="What a household can earn to count as low income, by county and size. The eligibility check uses the limits that are in force."
          />
        }
      >
        <Trans id="console.limits.title" message="Income limits" />
      </PageHeading>
      <PreCheckTabs />
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.limits.failed', message: 'We could not load the income limits.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!sets && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {sets && <OldLimits sets={sets} />}
      {sets && <SetsTable sets={sets} />}
      {sets && <ImportForm />}
      {sets && <ReturnToShared sets={sets} />}
    </div>
  );
}
