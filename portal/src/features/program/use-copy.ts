import { renderCopy, type CopyValues } from '@handrail/engine';
import { usePortal } from '../../app/portal-context.tsx';
import { useCurrentUser } from '../account/use-current-user.ts';
import type { Program } from './list-programs.ts';

/** Fills the placeholders of program copy with what this portal knows. */
export function useCopy(program: Program): (template: string) => string {
  const values = useCopyValues(program);
  return (template) => renderCopy(template, values);
}

/** What this portal knows for the placeholders of program copy. */
export function useCopyValues(program: Program): CopyValues {
  const { partner } = usePortal();
  const user = useCurrentUser();
  return {
    partnerName: partner.name,
    partnerEmail: partner.email,
    programName: program.name,
    faqUrl: partner.links.help,
    ...(partner.phone && { partnerPhone: partner.phone }),
    ...(user?.name && { applicantName: user.name }),
    ...(user && { applicantEmail: user.email }),
    ...(program.maxFundingAmount !== null && { maxAmount: program.maxFundingAmount }),
  };
}
