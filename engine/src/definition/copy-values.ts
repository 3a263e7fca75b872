import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import type { CopyValues } from './copy.ts';

/** Whose texts are filled, and for whom. */
export interface CopySources {
  readonly locale: Locale;
  readonly partner: {
    readonly name: string;
    readonly email: string;
    readonly phone?: string | null;
    readonly faqUrl: string | null;
  };
  readonly program: { readonly name: string; readonly maxAmountCents: number | null };
  readonly user?: { readonly name: string | null; readonly email: string } | undefined;
  /** The client of an advocate, where the text is about one. */
  readonly client?: { readonly name: string | null; readonly email?: string | null } | undefined;
  readonly approvedAmountCents?: number | null;
}

/** What the placeholders of program copy stand for, the same for the browser and the server. */
export function toCopyValues({
  locale,
  partner,
  program,
  user,
  client,
  approvedAmountCents = null,
}: CopySources): CopyValues {
  return {
    locale,
    partnerName: partner.name,
    partnerEmail: partner.email,
    programName: program.name,
    ...(partner.faqUrl !== null && { faqUrl: partner.faqUrl }),
    ...(partner.phone && { partnerPhone: partner.phone }),
    ...nameApplicant(locale, user, client),
    ...(program.maxAmountCents !== null && { maxAmount: program.maxAmountCents }),
    ...(approvedAmountCents !== null && { approvedAmount: approvedAmountCents }),
  };
}

/** Whoever reads an affirmation signs it: an advocate signs for the client whom the application is about. */
function nameApplicant(
  locale: Locale,
  user: CopySources['user'],
  client: CopySources['client'],
): Partial<CopyValues> {
  const words = signerWords(locale);
  if (!client) {
    return { ...(user?.name && { applicantName: user.name }), ...(user && { applicantEmail: user.email }) };
  }
  const behalf = words.onBehalfOf(client.name ?? words.theClient);
  const signs = [user?.name, behalf].filter(Boolean).join(', ');
  return { applicantName: signs, ...(client.email && { applicantEmail: client.email }) };
}

const signerWords = defineWords('signer', {
  theClient: 'the client',
  onBehalfOf: (client: string) => `on behalf of ${client}`,
});
