import { hasFeature } from '@handrail/engine';
import type { Partner } from '../../../shared/partner/get-partner.ts';
import type { CaseView } from '../case-query.ts';

/** Whether the case page asks for a resubmission: the feature is on, the case was sent back, and there is an application (P199). */
export function hasResubmissionBlock(
  { features }: Pick<Partner, 'features'>,
  { status, applications }: Pick<CaseView, 'status' | 'applications'>,
): boolean {
  return status === 'Incomplete' && applications.length > 0 && hasFeature(features, 'resubmission-requests');
}

/** Where the block stands on the page, for links that lead to it. */
export const whatWeNeedId = 'what-we-need';
