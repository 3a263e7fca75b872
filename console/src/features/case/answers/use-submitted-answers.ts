import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Request } from '../../../shared/api/request.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { GetSubmittedAnswersDocument, type GetSubmittedAnswersQuery } from '../../../gql/operations.ts';

export type Submitted = NonNullable<GetSubmittedAnswersQuery['submittedAnswers']>;
export type Answer = Submitted['sections'][number]['questions'][number]['answers'][number];

/** One submitted version of an application, the newest unless said otherwise. */
export function useSubmittedAnswers(applicationId: string, submittedAt: string, version: number | undefined) {
  const { request } = useConsole();
  return useQuery(submittedAnswersQuery(request, applicationId, submittedAt, version));
}

export function submittedAnswersQuery(
  request: Request,
  applicationId: string,
  submittedAt: string,
  version: number | undefined,
) {
  return queryOptions({
    // What was submitted never changes; a new submission has a time of its own.
    queryKey: ['submitted-answers', applicationId, submittedAt, version ?? 'newest'],
    queryFn: async () =>
      (await request(GetSubmittedAnswersDocument, { applicationId, version: version ?? null }))
        .submittedAnswers,
    enabled: applicationId !== '',
    staleTime: Infinity,
    retry: false,
  });
}
