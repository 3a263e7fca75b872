import type { Answers, FormSettings } from '@handrail/engine';
import { isEditable as isEditableStatus } from '@handrail/engine/cases';
import { queryOptions } from '@tanstack/react-query';
import { readFormSettings } from '../../shared/applications/read-form-settings.ts';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { GetApplicationDocument, type GetApplicationQuery } from '../../gql/operations.ts';

type ViewNode = NonNullable<GetApplicationQuery['application']>;

/** Where an answer that was filled in beforehand came from. */
export type PrefillSource =
  | { readonly from: 'profile' }
  | { readonly from: 'client' }
  | { readonly from: 'application'; readonly submittedAt: string }
  | { readonly from: 'eligibility'; readonly checkedAt: string };

/** An application with everything that its screens need beside its form. */
export interface ApplicationView extends Omit<
  ViewNode,
  'application' | 'settings' | 'previousAnswers' | 'resubmission'
> {
  readonly application: Omit<ViewNode['application'], 'answers' | 'prefilled'> & {
    readonly answers: Answers;
    readonly prefilled: Readonly<Record<string, PrefillSource>>;
  };
  readonly settings: FormSettings;
  /** What was submitted last, where the partner shows what changed since (P627). */
  readonly previousAnswers: Answers | null;
  readonly resubmission: Resubmission | null;
}

/** What the person was asked to change, and what they had submitted. */
export type Resubmission = Omit<NonNullable<ViewNode['resubmission']>, 'submitted'> & {
  readonly submitted: Answers;
};
export type ResubmissionRequest = Resubmission['requests'][number];

/** An application as it was when it was opened; it is asked anew only when it is opened again. */
export function applicationQuery(session: PortalSession, id: string) {
  return queryOptions({
    queryKey: ['application', id],
    queryFn: () => findApplication(session, id),
    staleTime: 'static',
  });
}

/** The person's own application; null where it is not theirs or not there. */
export async function findApplication(
  { request }: PortalSession,
  id: string,
): Promise<ApplicationView | null> {
  const { application } = await request(GetApplicationDocument, { id });
  if (!application) return null;
  return { ...application, settings: readFormSettings(application.settings) } as ApplicationView;
}

/** Whether answers can still be given; else the application is with the people who decide (P404). */
export function isEditable({ application }: ApplicationView): boolean {
  const { case: caseRecord, submittedAt } = application;
  return isEditableStatus(caseRecord.status, submittedAt);
}

/** The address of an application, or of one of its pages. */
export function applicationPath(id: string, page?: string): string {
  return page === undefined ? `/application/${id}` : `/application/${id}/${page}`;
}
