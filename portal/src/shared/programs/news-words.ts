import { formatDay } from '@handrail/engine';
import type { Say } from '../context/use-text.ts';
import { addBusinessDays } from '@handrail/engine/cases';
import type { Program } from './list-programs.ts';

interface Waiting {
  readonly program: Pick<Program, 'decisionDays'>;
  /** Whether the program itself says what it means to wait; without its days nothing is added but how news comes. */
  readonly hasOwnWords: boolean;
  readonly submittedAt: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** When a person can expect to hear about what they submitted: from the program's own days, or honestly without. */
export function sayWhenNews(say: Say, { program, hasOwnWords, submittedAt, timeZone, now }: Waiting): string {
  const { decisionDays } = program;
  if (decisionDays === null)
    return hasOwnWords
      ? say('news.by-mail', 'We will email you as soon as there is news.')
      : say('news.no-date', "We can't give you a date yet. We will email you as soon as there is news.");
  const days = sayBusinessDays(say, decisionDays);
  const due = addBusinessDays(submittedAt, decisionDays, timeZone);
  const day = formatDay(say.locale, due.toISOString(), 'UTC');
  // The day itself still counts, in every zone.
  if (now.getTime() > due.getTime() + 36 * 60 * 60_000)
    return say(
      'news.late',
      'A decision usually takes {days}. This one is taking longer. If you have not heard from us, please contact us.',
      { days },
    );
  return say(
    'news.days',
    'A decision usually takes {days}. If you have not heard from us by {day}, please contact us.',
    { days, day },
  );
}

export function sayBusinessDays(say: Say, count: number): string {
  return count === 1
    ? say('news.business-day', '1 business day')
    : say('news.business-days', '{count} business days', { count });
}
