import { isUuid } from '@handrail/engine/uuid';
import { formatDay } from '@handrail/engine';
import { Icon, PageHeading, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, redirect, useParams, type LoaderFunction } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { useText } from '../../shared/context/use-text.ts';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { programsQuery, type Program } from '../../shared/programs/list-programs.ts';
import { Column } from '../../shared/layout/column.tsx';
import { ActivitySection } from './activity-section.tsx';
import { AnswersSection } from './answers-section.tsx';
import styles from './case-page.module.css';
import { caseQuery, type CaseView } from './case-query.ts';
import { DocumentsSection } from './documents-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { StatusCard } from './status-card.tsx';

/** The status of an application and its history: /case/:caseId/details */
export function createCasePage(session: PortalSession) {
  const client = queryClientOf(session);
  const loader: LoaderFunction = async ({ params }) => {
    const id = params.caseId ?? '';
    // Someone else's case looks like one that does not exist (P195, P196, P748).
    const found = isUuid(id) ? await client.query(caseQuery(session, id)) : null;
    if (!found) return redirect('/application/portal');
    const programs = await client.query(programsQuery(session));
    return programs.some((program) => program.id === found.programId)
      ? null
      : redirect('/application/portal');
  };
  return { loader, Component: CasePage };
}

function CasePage() {
  const session = usePortal();
  const { caseId = '' } = useParams();
  const { data: found } = useSuspenseQuery(caseQuery(session, caseId));
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const program = programs.find(({ id }) => id === found?.programId);
  // Leaves the page when the case no longer exists.
  return found && program ? <CaseDetails found={found} program={program} /> : null;
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
      <Facts found={found} />
      <StatusCard found={found} program={program} />
      <ActivitySection found={found} program={program} />
      <NotificationsSection notifications={found.notifications} />
      <AnswersSection applications={found.applications} program={program} party={found.party} />
      <DocumentsSection found={found} program={program} />
    </Column>
  );
}

/** The program's own picture, or the logo of the partner whose program it is (P194). */
function ProgramLogo({ program: { heroImage } }: { readonly program: Program }) {
  const { partner } = usePortal();
  const image = heroImage ?? partner.whitelabeling.logo;
  return image ? <img className={heroImage ? styles.logo : styles.partnerLogo} src={image} alt="" /> : null;
}

/** The number that a person reads out on the phone, and since when the case is where it is. */
function Facts({ found: { displayId, applications, party } }: { readonly found: CaseView }) {
  const locale = useLocale();
  const { partner } = usePortal();
  const [application] = applications;
  const at = application?.submittedAt;
  return (
    <p className={styles.facts}>
      {party.isClient && (
        <strong className={styles.filedFor}>
          <Trans id="case.for" message="For {name}." values={{ name: party.name }} />
        </strong>
      )}
      <Fact>
        <Trans id="case.number" message="Case {displayId}." values={{ displayId }} />
      </Fact>{' '}
      {application && (
        <Fact>
          <Trans
            id="case.application"
            message="Application {displayId}."
            values={{ displayId: application.displayId }}
          />
        </Fact>
      )}{' '}
      {at && (
        <Fact>
          <Trans
            id="case.submitted"
            message="Submitted {day}."
            values={{ day: formatDay(locale, at, partner.timeZone) }}
          />
        </Fact>
      )}
    </p>
  );
}

/** A number is read out in one piece, so it stands in one line. */
function Fact({ children }: { readonly children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}
