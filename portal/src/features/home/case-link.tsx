import type { DisplayStatus } from '@handrail/engine';
import { VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import type { OwnApplication } from '../../shared/applications/applications-query.ts';

interface CaseLinkProps {
  readonly application: OwnApplication;
  readonly status: DisplayStatus;
  /** Whose case it is, where several stand in one list. */
  readonly about: string | undefined;
}

/** The way to the case of an application whose button leads into its form: what was asked and by when, and the way out. */
export function CaseLink({ application, status, about }: CaseLinkProps) {
  return (
    <p>
      <Link to={`/case/${application.case.id}/details`}>
        {status === 'Incomplete' ? (
          <Trans id="home.sent-back" message="See what we need from you" />
        ) : (
          <Trans id="home.case" message="See case details" />
        )}
        {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Link>
    </p>
  );
}
