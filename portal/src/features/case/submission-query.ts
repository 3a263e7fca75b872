import type { LiveForm, Section } from '@handrail/engine';
import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';

export interface Submission {
  readonly sections: readonly Section[];
  readonly form: LiveForm;
}

/** What was submitted last, by application; the form that reads it comes with it. */
export function submissionQuery(session: PortalSession, applicationId: string) {
  return queryOptions({
    queryKey: ['submission', applicationId],
    queryFn: async (): Promise<Submission> => {
      const { loadSubmission } = await import('./load-submission.ts');
      return loadSubmission(session, applicationId);
    },
    // It holds a live form: comparing two of them part by part takes the browser minutes.
    structuralSharing: false,
  });
}
