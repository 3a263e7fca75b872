import { defineWords, type Locale, sayDate } from '@handrail/engine';
import { reviewReasonLabels } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ResubmissionRound } from '../../applications/index.ts';
import { toRequestViews } from './request-view.ts';

/**
 * What the mail adds to the reason: exactly what is asked, and by when. What staff wrote about each answer is read after
 * signing in, as messages are.
 */
export async function sayRound(
  tx: Transaction,
  ctx: RequestContext,
  round: ResubmissionRound,
  locale: Locale,
): Promise<string[]> {
  const say = mailWords(locale);
  const requests = await toRequestViews(tx, { ...ctx, locale }, round);
  const labels = reviewReasonLabels(locale);
  const lines = requests.map(({ label, filename, reason }) => {
    const what = filename === null ? label : say.document(label, filename);
    return reason === 'other' ? say.asked(what) : say.askedBecause(what, labels[reason]);
  });
  return [
    ...(lines.length > 0 ? [say.intro, ...lines, say.rest] : []),
    say.due(sayDate(locale, round.dueOn)),
  ];
}

const mailWords = defineWords('sentBackMail', {
  intro: 'This is what we ask you to change:',
  asked: (what: string) => `• ${what}`,
  askedBecause: (what: string, reason: string) => `• ${what}: ${reason}`,
  document: (label: string, filename: string) => `${label} (${filename})`,
  rest: 'Everything else stays the way you submitted it. Sign in to read what we wrote about each answer.',
  due: (day: string) => `Please submit your application again by ${day}.`,
});
