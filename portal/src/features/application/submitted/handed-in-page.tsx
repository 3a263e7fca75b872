import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import type { Program } from '../../program/list-programs.ts';
import { MessageActions, MessagePage } from '../../shell/message-page.tsx';
import { ClientLine } from '../../clients/client-line.tsx';
import type { ApplicationView } from '../application-query.ts';

interface HandedInPageProps {
  readonly view: ApplicationView;
  readonly program: Program;
}

/** An application that was handed in is followed, not edited (P404). */
export function HandedInPage({ view, program }: HandedInPageProps) {
  const say = useText();
  const { displayId, case: caseRecord, party } = view.application;
  return (
    <MessagePage title={say('application.handed-in.title', 'You handed in this application')}>
      <ClientLine party={party} />
      <p>
        <Trans
          id="application.handed-in.text"
          message="Your application {displayId} to {program} is with us and cannot be changed now."
          values={{ displayId, program: program.name }}
        />
      </p>
      <MessageActions>
        <Link className={buttonClass({ variant: 'primary' })} to={`/case/${caseRecord.id}/details`}>
          <Trans id="application.view-status" message="View Application Status" />
        </Link>
        <Link className={buttonClass()} to="/application/portal">
          <Trans id="application.to-portal" message="Go to My Applications" />
        </Link>
      </MessageActions>
    </MessagePage>
  );
}
