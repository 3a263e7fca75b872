import { renderCopy, toCopyValues, type CopyValues } from '@handrail/engine';
import { usePortal } from '../context/portal-context.tsx';
import { useCurrentUser } from '../person/use-current-user.ts';
import type { PartyWords } from '../parties/about-party.ts';
import { useLocale } from '@handrail/ui';
import type { Program } from './list-programs.ts';

/** Fills the placeholders of program copy with what this portal knows. */
export function useCopy(program: Program): (template: string) => string {
  const values = useCopyValues(program);
  return (template) => renderCopy(template, values);
}

type Party = PartyWords & { readonly email?: string | null };

/** What this portal knows for the placeholders of program copy, of an application to it or of the program alone. */
export function useCopyValues(program: Program, party?: Party): CopyValues {
  return useCopySources()(program, party);
}

/** The same for pages that show several programs. */
export function useCopySources(): (
  program: Pick<Program, 'name' | 'maxFundingAmount'>,
  party?: Party,
) => CopyValues {
  const { partner } = usePortal();
  const locale = useLocale();
  const user = useCurrentUser();
  return ({ name, maxFundingAmount }, party) =>
    toCopyValues({
      locale,
      partner: { ...partner, faqUrl: partner.links.help },
      program: { name, maxAmountCents: maxFundingAmount },
      user,
      client: party?.isClient ? party : undefined,
    });
}
