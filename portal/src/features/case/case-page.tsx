import { Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { PrintHead } from '../../shared/print/print-head.tsx';
import type { Program } from '../../shared/programs/list-programs.ts';
import { Column } from '../../shared/layout/column.tsx';
import { ActivitySection } from './activity-section.tsx';
import { AnswersSection } from './answers-section.tsx';
import styles from './case-page.module.css';
import { CaseFacts } from './case-facts.tsx';
import type { CaseView } from './case-query.ts';
import { AdditionalSection } from './documents/additional-section.tsx';
import { DocumentsSection } from './documents/documents-section.tsx';
import { RequestsSection } from './documents/requests-section.tsx';
import { createCaseLoader, useCase } from './load-case.ts';
import { PaymentsSection } from './payments-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ResubmissionBlock } from './resubmissions/resubmission-block.tsx';
import { StatusCard } from './status-card.tsx';
import { WhatYouCanDo } from './what-you-can-do.tsx';
import { WithdrawSection } from './withdraw-section.tsx';

/** The status of an application and its history: /case/:caseId/details */
export function createCasePage(session: PortalSession) {
  return { loader: createCaseLoader(session), Component: CasePage };
}

function CasePage() {
  const opened = useCase();
  return opened ? <CaseDetails {...opened} /> : null;
}

function CaseDetails({ found, program }: { readonly found: CaseView; readonly program: Program }) {
  const say = useText();
  const title = say('case.title', '{program} Case Details', { program: program.name });
  return (
    <Column>
      <PageTitle title={title} />
      <PrintHead
        program={program}
        party={found.party}
        caseNumber={found.displayId}
        applicationNumber={found.applications[0]?.displayId}
        submittedAt={found.applications[0]?.submittedAt}
      />
      <Link className={styles.back} to="/application/portal">
        <Icon name="back" />
        <Trans id="case.back" message="Back To Application Portal" />
      </Link>
      <div className={styles.head}>
        <ProgramLogo program={program} />
        <PageHeading>{title}</PageHeading>
      </div>
      <CaseFacts found={found} />
      <StatusCard found={found} program={program} />
      <PaymentsSection found={found} program={program} />
      <ResubmissionBlock found={found} />
      <RequestsSection found={found} />
      <WhatYouCanDo found={found} program={program} />
      <ActivitySection found={found} program={program} />
      <NotificationsSection notifications={found.notifications} />
      <AnswersSection applications={found.applications} program={program} party={found.party} />
      <DocumentsSection found={found} program={program} />
      <AdditionalSection found={found} />
      <Link className={styles.documents} to={`/case/${found.id}/documents`}>
        <Trans id="case.to-documents" message="See and Upload Documents" />
        <Icon name="forward" />
      </Link>
      <WithdrawSection found={found} />
    </Column>
  );
}

/** The program's own picture, or the logo of the partner whose program it is (P194). */
function ProgramLogo({ program: { heroImage } }: { readonly program: Program }) {
  const { partner } = usePortal();
  const image = heroImage ?? partner.whitelabeling.logo;
  return image ? <img className={heroImage ? styles.logo : styles.partnerLogo} src={image} alt="" /> : null;
}
