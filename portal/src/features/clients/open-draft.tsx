import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { applicationsQuery } from '../../shared/applications/applications-query.ts';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { applicationPath } from '../application/index.ts';

interface OpenDraftProps {
  readonly programId: string;
  readonly clientId: string;
}

/** The way to an application for the client that is in progress already, where there is one. */
export function OpenDraft({ programId, clientId }: OpenDraftProps) {
  const session = usePortal();
  const { data } = useQuery(applicationsQuery(session));
  const draft = data?.applications.find(
    ({ party, submittedAt, ...application }) =>
      application.programId === programId && party.id === clientId && submittedAt === null,
  );
  if (!draft) return null;
  return (
    <Link to={applicationPath(draft.id)}>
      <Trans
        id="client.open-draft"
        message="Continue the application for {name}"
        values={{ name: draft.party.name }}
      />
    </Link>
  );
}
