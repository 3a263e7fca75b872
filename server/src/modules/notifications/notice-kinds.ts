/** A kind of notice: what it says unless a partner words it otherwise, and what its words may use. */
export interface NoticeKindRules {
  readonly summary: string;
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly body: string;
  readonly placeholders: readonly PlaceholderName[];
  /** What the body must say, because the notice would be of no use without it. */
  readonly required: readonly PlaceholderName[];
}

/** What stands for what between double braces. */
export const placeholders = {
  greeting: '"Hello Dana," or, where the name is not known, "Hello,"',
  applicantName: 'The name of the person, or their email where it is not known',
  programName: 'The program that was applied to',
  applicationNumber: 'The number of the application',
  newEmail: 'The address to which an account is changed',
  platformName: 'What the portal is called',
  partnerName: 'The name of the organisation',
  partnerEmail: 'Where questions are sent',
} as const;

export type PlaceholderName = keyof typeof placeholders;

const everywhere = ['platformName', 'partnerName', 'partnerEmail'] as const;
const ofApplications = [
  'greeting',
  'applicantName',
  'programName',
  'applicationNumber',
  ...everywhere,
] as const;

/** Every notice that a partner can word. Its button and its small print stay ours. */
export const noticeKinds = {
  'application-unfinished': {
    summary: 'An application was started and left unfinished for a while',
    subject: 'Your application to {{programName}} is waiting for you',
    body: `{{greeting}} you started an application to {{programName}} and have not finished it. We have kept everything that you filled in.

Nobody looks at it until you submit it. If you no longer need it, there is nothing to do.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'application-submitted': {
    summary: 'An application was submitted',
    subject: 'We have your application to {{programName}}',
    body: `{{greeting}} thank you. We have your application to {{programName}}. Its number is {{applicationNumber}}.

A case worker will look at it. We write to you when something changes or when we need more from you.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'verify-email': {
    summary: 'A new email has to be confirmed (sent to the new address)',
    subject: 'Confirm your new email for {{platformName}}',
    body: 'Someone asked to use this address for their account at {{platformName}}. If it was you, confirm it.',
    placeholders: everywhere,
    required: [],
  },
  'email-change-asked': {
    summary: 'A change of email was asked for (sent to the old address)',
    subject: 'A change of your email at {{platformName}} was asked for',
    body: 'Someone who is signed in to your account asked to change its email to {{newEmail}}. It changes once that address is confirmed.',
    placeholders: ['newEmail', ...everywhere],
    required: ['newEmail'],
  },
  'email-changed': {
    summary: 'The email of an account was changed (sent to the old address)',
    subject: 'Your email at {{platformName}} was changed',
    body: 'The email of your account is now {{newEmail}}. Sign in with that address from now on.',
    placeholders: ['newEmail', ...everywhere],
    required: ['newEmail'],
  },
} as const satisfies Record<string, NoticeKindRules>;

export type NoticeKind = keyof typeof noticeKinds;

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeKinds, kind);
}

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];
