import type { EligibilityQuestion } from '@handrail/engine';
import { redirect, type LoaderFunction } from 'react-router';
import { GetPartnerEligibilityDocument, type GetPartnerEligibilityQuery } from '../../gql/operations.ts';
import { loadForm } from './late-form.ts';
import type { PortalSession } from '../../shared/context/portal-context.tsx';

type Answered = NonNullable<GetPartnerEligibilityQuery['partners']['nodes'][number]['eligibility']>;

/** What the partner asks before people open an account. */
export interface AskedEligibility extends Omit<Answered, 'questions'> {
  readonly questions: readonly EligibilityQuestion[];
}

/** The partner's questions, or nothing where they could not be loaded; a partner without any leads to sign-in (P292). */
export function eligibilityLoader({ partner, request, user }: PortalSession): LoaderFunction {
  return async (): Promise<AskedEligibility | null | Response> => {
    if (user) return redirect('/');
    try {
      const asked = request(GetPartnerEligibilityDocument, { externalId: partner.externalId });
      const [{ partners }] = await Promise.all([asked, loadForm()]);
      const eligibility = partners.nodes[0]?.eligibility;
      // The server checks the form of every question before it is published.
      return eligibility ? (eligibility as AskedEligibility) : redirect('/identity/signin');
    } catch {
      return null;
    }
  };
}
