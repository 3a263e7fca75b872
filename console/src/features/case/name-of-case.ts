import { personName } from './person-name.ts';
import type { CaseView } from './use-case.ts';

/** Whom a case is about, by the best name that is known. */
export function nameOfCase({
  party,
  facts,
  displayId,
}: Pick<CaseView, 'party' | 'facts' | 'displayId'>): string {
  return party.name ?? facts?.applicantName ?? facts?.businessName ?? party.email ?? displayId;
}

/** Who reads what staff write to the applicant: whoever filed for a client, or the person themself. */
export function nameOfReader(found: CaseView): string {
  const [newest] = found.applications;
  return found.party.isClient && newest ? personName(newest.submitter) : nameOfCase(found);
}
