import { renderCopy, type CopyValues } from '@handrail/engine';
import { usePortal } from '../../app/portal-context.tsx';
import { useCurrentUser } from '../account/use-current-user.ts';
import type { PartyWords } from '../clients/about-party.ts';
import type { Program } from './list-programs.ts';

/** Fills the placeholders of program copy with what this portal knows. */
export function useCopy(program: Program): (template: string) => string {
  const values = useCopyValues(program);
  return (template) => renderCopy(template, values);
}

/** What this portal knows for the placeholders of program copy, of an application to it or of the program alone. */
export function useCopyValues(
  program: Program,
  party?: PartyWords & { readonly email?: string | null },
): CopyValues {
  const { partner } = usePortal();
  const user = useCurrentUser();
  return {
    partnerName: partner.name,
    partnerEmail: partner.email,
    programName: program.name,
    faqUrl: partner.links.help,
    ...(partner.phone && { partnerPhone: partner.phone }),
    ...nameApplicant(user, party),
    ...(program.maxFundingAmount !== null && { maxAmount: program.maxFundingAmount }),
  };
}

/** An affirmation is signed by whoever reads it: an advocate signs for the client whom the application is about. */
function nameApplicant(
  user: { readonly name: string | null; readonly email: string } | undefined,
  party: (PartyWords & { readonly email?: string | null }) | undefined,
): CopyValues {
  if (!party?.isClient) {
    return { ...(user?.name && { applicantName: user.name }), ...(user && { applicantEmail: user.email }) };
  }
  const signs = [user?.name, `on behalf of ${party.name ?? 'the client'}`].filter(Boolean).join(', ');
  return { applicantName: signs, ...(party.email && { applicantEmail: party.email }) };
}
