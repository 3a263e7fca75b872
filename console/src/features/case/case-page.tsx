import { PageHeading, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link, useParams } from 'react-router';
import { useKeepRecent } from '../../shared/cases/recent-cases.ts';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { LoadFailed } from '../../shared/layout/load-failed.tsx';
import message from '../../shared/layout/message-page.module.css';
import { CaseMoneySection } from '../money/index.ts';
import { RunDelicateProvider } from '../security/index.ts';
import { ActivityPane } from './activity/activity-pane.tsx';
import { AnswersPane } from './answers/answers-pane.tsx';
import { CaseHead } from './case-head.tsx';
import styles from './case-page.module.css';
import { useCasePlace } from './case-place.ts';
import { Checklist } from './checklist/checklist.tsx';
import { DecisionBar } from './decision/decision-bar.tsx';
import { DocumentsPane } from './documents/documents-pane.tsx';
import { Duplicates } from './duplicates/duplicates.tsx';
import { useMarkKeys } from './field-reviews/use-mark-keys.ts';
import { nameOfCase } from './name-of-case.ts';
import { OtherCases } from './other-cases/other-cases.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { PreChecks } from './pre-checks/pre-checks.tsx';
import { Referrals } from './referrals/referrals.tsx';
import { type CaseView, useCase, useReloadCase } from './use-case.ts';

/** One case with everything that is needed to decide it: /cases/:caseId */
export function CasePage() {
  const { i18n } = useLingui();
  const { caseId = '' } = useParams();
  const { found, isMissing, isError, retry } = useCase(caseId);
  const title = i18n._({ id: 'console.case.title', message: 'Case' });

  if (isMissing) return <MissingCase />;
  if (found) return <FoundCase key={found.id} found={found} />;
  return (
    <div className={message.message}>
      <PageTitle title={title} />
      <PageHeading>{title}</PageHeading>
      {isError ? (
        <LoadFailed
          title={i18n._({ id: 'console.case.failed', message: 'We could not load this case.' })}
          onRetry={retry}
        />
      ) : (
        <Skeleton lines={['medium', 'long', 'short', 'long', 'long', 'medium']} />
      )}
    </div>
  );
}

/** Only these have an award, or wait for one. */
const paidStatuses: readonly CaseView['status'][] = ['Approved', 'PaymentSent', 'Archived'];

function FoundCase({ found }: { readonly found: CaseView }) {
  const { pane } = useCasePlace();
  useKeepRecent({ id: found.id, displayId: found.displayId, name: nameOfCase(found) });
  useMarkKeys();
  const reload = useReloadCase(found.id);
  return (
    <RunDelicateProvider>
      <PageTitle title={`${found.displayId} ${nameOfCase(found)}`} />
      <CaseHead found={found} />
      <PaneTabs />
      <div className={styles.split} data-current={pane}>
        <AnswersPane found={found}>
          {paidStatuses.includes(found.status) && (
            <CaseMoneySection caseId={found.id} onChanged={() => void reload()} />
          )}
          <Checklist found={found} />
          <Duplicates found={found} />
          <PreChecks found={found} />
          <OtherCases found={found} />
          <Referrals found={found} />
        </AnswersPane>
        <DocumentsPane found={found} />
        <ActivityPane found={found} />
      </div>
      <DecisionBar found={found} />
    </RunDelicateProvider>
  );
}

function MissingCase() {
  const { i18n } = useLingui();
  const title = i18n._({ id: 'console.case.missing', message: 'We cannot find this case' });
  return (
    <div className={message.message}>
      <PageTitle title={title} />
      <PageHeading
        lead={
          <Trans
            id="console.case.missing-why"
            message="The address may be mistyped, or the case belongs to another organization."
          />
        }
      >
        {title}
      </PageHeading>
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to cases" />
        </Link>
      </p>
    </div>
  );
}
