import { defineWords, type Locale } from '@handrail/engine';

/** A kind of notice: its standard wording, and the placeholders that a partner's own wording may use. */
export interface NoticeKindRules {
  readonly summary: string;
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly body: string;
  readonly placeholders: readonly PlaceholderName[];
  /** What the body must say, because the notice would be of no use without it. */
  readonly required: readonly PlaceholderName[];
}

/** What each placeholder between double braces stands for. */
export const placeholders = {
  greeting: '"Hello Dana," or just "Hello," if the name is not known',
  applicantName: "The applicant's name, or their email address if the name is not known",
  programName: 'The name of the program',
  applicationNumber: 'The application number',
  reason: 'The reason that staff gave',
  lastDay: 'The day until which the payment can be claimed',
  withdrawalDay: 'The day on which the application will be withdrawn',
  amount: 'The amount of the payment',
  paymentMethod: 'How the payment is sent',
  arrival: 'How long a payment of this kind usually takes',
  paidOn: 'The day on which a payment was made outside of the portal',
  paymentReference: 'The reference of a payment that was made outside of the portal',
  taxForm: 'The tax form and its year, such as Form 1099-NEC for 2026',
  newEmail: 'The new email address',
  platformName: 'The name of the portal',
  partnerName: 'The name of the organization',
  partnerEmail: 'The email address for questions',
} as const;

export type PlaceholderName = keyof typeof placeholders;

/** What every notice may say. */
export const everywhere = ['platformName', 'partnerName', 'partnerEmail'] as const;
export const ofApplications = [
  'greeting',
  'applicantName',
  'programName',
  'applicationNumber',
  ...everywhere,
] as const;

/** What a placeholder stands for, for whoever words a notice. */
export function sayPlaceholder(locale: Locale, name: PlaceholderName): string {
  return placeholderWords(locale)[name];
}

const placeholderWords = defineWords<Record<PlaceholderName, string>>('noticePlaceholders', placeholders);
