import { VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';

interface SentBackLinkProps {
  readonly caseId: string;
  /** Whose case it is, where several stand in one list. */
  readonly about?: string;
}

/** The way from the portal home to what was asked, why and by when. */
export function SentBackLink({ caseId, about }: SentBackLinkProps) {
  return (
    <p>
      <Link to={`/case/${caseId}/details`}>
        <Trans id="home.sent-back" message="See what we need from you" />
        {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Link>
    </p>
  );
}
