import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import type { Program } from '../../../shared/programs/list-programs.ts';
import { MessageActions, MessagePage } from '../../../shared/layout/message-page.tsx';
import { ClientLine } from '../../../shared/parties/client-line.tsx';
import { ApplicationPrintHead } from '../application-print-head.tsx';
import type { ApplicationView } from '../application-query.ts';
import styles from './confirmation-page.module.css';
import { PrintedAnswers } from './printed-answers.tsx';
import { HomeLink } from '../../../shared/layout/home-link.tsx';

interface SubmittedPageProps {
  readonly view: ApplicationView;
  readonly program: Program;
}

/** An application that was submitted is followed, not edited (P404). */
export function SubmittedPage({ view, program }: SubmittedPageProps) {
  const say = useText();
  const { displayId, case: caseRecord, party } = view.application;
  return (
    <MessagePage title={say('application.already-submitted.title', 'You submitted this application')}>
      <ApplicationPrintHead />
      <ClientLine party={party} />
      <p>
        <Trans
          id="application.already-submitted.text"
          message="We received your application <0>{displayId}</0> for {program}. It cannot be changed now."
          values={{ displayId, program: program.name }}
          components={{ 0: <span className={styles.number} /> }}
        />
      </p>
      <MessageActions>
        <Link className={buttonClass({ variant: 'primary' })} to={`/case/${caseRecord.id}/details`}>
          <Trans id="application.view-status" message="View Application Status" />
        </Link>
        <HomeLink className={buttonClass()} />
      </MessageActions>
      <PrintedAnswers />
    </MessagePage>
  );
}
