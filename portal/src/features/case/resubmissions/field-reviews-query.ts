import type { MappedSection } from '@handrail/engine';
import { queryOptions } from '@tanstack/react-query';
import { GetApplicationFieldReviewsDocument } from '../../../gql/operations.ts';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';

/** What the person filled in now, and what they submitted last with what was asked again. */
export interface FieldReviews {
  readonly currentVersion: readonly MappedSection[];
  readonly latestSubmission: readonly MappedSection[] | null;
}

/** Asked anew at every visit, and kept for none (P645). */
export function fieldReviewsQuery({ request }: PortalSession, applicationSubmissionId: string) {
  return queryOptions({
    queryKey: ['application-field-reviews', applicationSubmissionId],
    queryFn: async (): Promise<FieldReviews | null> => {
      const { applicationFieldReviews } = await request(GetApplicationFieldReviewsDocument, {
        applicationSubmissionId,
      });
      return applicationFieldReviews as FieldReviews | null;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
