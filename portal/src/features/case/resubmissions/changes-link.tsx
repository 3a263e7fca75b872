import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { fieldReviewsQuery } from './field-reviews-query.ts';
import { hasChanges } from './list-changes.ts';

interface ChangesLinkProps {
  readonly caseId: string;
  readonly applicationId: string;
}

/** The way to the answers before and now, once a requested answer has changed. */
export function ChangesLink({ caseId, applicationId }: ChangesLinkProps) {
  const { data } = useQuery(fieldReviewsQuery(usePortal(), applicationId));
  if (!data || !hasChanges(data)) return null;
  return (
    <Link to={`/case/${caseId}/resubmissions`}>
      <Trans id="case.resubmission.compare" message="See what changed" />
    </Link>
  );
}
