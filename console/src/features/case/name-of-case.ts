import type { CaseView } from './use-case.ts';

/** Whom a case is about, by the best name that is known. */
export function nameOfCase({
  party,
  facts,
  displayId,
}: Pick<CaseView, 'party' | 'facts' | 'displayId'>): string {
  return party.name ?? facts?.applicantName ?? facts?.businessName ?? party.email ?? displayId;
}
