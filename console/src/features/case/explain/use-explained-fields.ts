import { useQuery } from '@tanstack/react-query';
import { ExplainFieldsDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export interface SubmissionPlace {
  readonly applicationId: string;
  readonly version: number;
}

/** Why the questions of a version were asked or not; read once, by whichever part asks first. */
export function useExplainedFields({ applicationId, version }: SubmissionPlace) {
  const { request } = useConsole();
  return useQuery({
    queryKey: ['explained-fields', applicationId, version],
    queryFn: async () => (await request(ExplainFieldsDocument, { applicationId, version })).explainedFields,
    staleTime: Infinity,
    retry: false,
  });
}
