import {
  defineWords,
  formatMoment,
  type Eligibility,
  type EligibilityAnswers,
  type Locale,
} from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';
import type { CheckedAnswers } from '../checks/check-answers.ts';

interface ResultToWrite {
  readonly checked: CheckedAnswers;
  readonly eligibility: Eligibility;
  readonly answers: EligibilityAnswers;
  readonly url: string;
  readonly expiresAt: Date;
}

/** The mail with the result of a pre-check, in the partner's name: the verdict, each program with its reasons, a link. */
export function writeEligibilityResultMail(
  locale: Locale,
  partner: Partner,
  { checked, eligibility, answers, url, expiresAt }: ResultToWrite,
): WrittenMail {
  const words = resultWords(locale);
  const { message, questions } = eligibility;
  const isEligible = checked.result === 'eligible';
  const typed = listTyped(eligibility, answers);
  const say = (reasons: CheckedAnswers['reasons']) =>
    reasons.map(({ key, text }) => {
      const question = questions.find((one) => one.key === key);
      if (question?.type === 'TextInput') return words.decides(question.copy);
      return typed.some((one) => text.includes(one)) ? words.answersDecide : text;
    });
  return writeMail(locale, partner, {
    subject: words.subject(partner.whitelabeling.platformName ?? partner.name),
    paragraphs: [
      isEligible ? (message?.eligible ?? words.eligible) : (message?.ineligible ?? words.ineligible),
      ...(isEligible
        ? [words.noGuarantee]
        : [[words.probablyNot(partner.name), ...say(checked.reasons)].join(' '), words.review]),
      ...checked.programs.map(({ name, fit, reasons, missing }) =>
        [
          words.program(name, words.fits[fit]),
          ...say(reasons),
          ...missing.map(({ text }) => words.toKnow(text)),
        ].join(' '),
      ),
    ],
    action: { label: words.open, url },
    notes: [words.worksUntil(formatMoment(locale, expiresAt, partner.timeZone)), words.ignore],
  });
}

/**
 * What a visitor typed freely. It stays out of the mail, or anyone could send words of their own in the partner's name to
 * any address. Fewer than four letters say nothing.
 */
function listTyped({ questions }: Eligibility, answers: EligibilityAnswers): string[] {
  return questions
    .filter(({ type }) => type === 'TextInput')
    .map(({ key }) => String(answers[key] ?? '').trim())
    .filter((text) => text.length >= 4);
}

const resultWords = defineWords('eligibilityMail', {
  subject: (platform: string) => `Your eligibility check at ${platform}`,
  eligible: 'You are eligible to apply!',
  ineligible: "You're ineligible to apply for assistance.",
  noGuarantee:
    'This is not a guarantee that you will receive assistance. We decide after we have reviewed your application.',
  probablyNot: (partner: string) =>
    `Based on your answers, you probably will not qualify for the programs of ${partner}.`,
  review: 'Please review your answers to make sure they are right.',
  decides: (question: string) => `Your answer to “${question}” decides this.`,
  answersDecide: 'Your answers decide this.',
  program: (name: string, fit: string) => `${name}: ${fit}.`,
  fits: {
    likely: 'You likely qualify',
    maybe: 'You may qualify',
    unlikely: 'You probably do not qualify',
  } satisfies Record<CheckedAnswers['programs'][number]['fit'], string>,
  toKnow: (question: string) => `To be sure, we need to know: ${question}`,
  open: 'Open my answers',
  worksUntil: (moment: string) =>
    `The link opens your answers on any device until ${moment}. We keep them encrypted until then and delete them afterwards. Anyone who has this email can open them.`,
  ignore:
    'If you did not ask for this email, someone typed your address by mistake. You can ignore it. We have not kept your address.',
});
