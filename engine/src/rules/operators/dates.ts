import { daysInMonth, daysRemainingInMonth } from '../../values/calendar-date.ts';
import { applyTo, applyToPair, type Evaluate, type OperatorTable, type RuleReader } from '../operator.ts';
import type { Rule } from '../../definition/rule.ts';
import { toDay } from '../rule-value.ts';

/** What can be asked of dates; a value that is no date gives 0. */
export const dateOperators: OperatorTable<'daysInMonth' | 'daysRemainingInMonth' | 'diffInDays'> = {
  daysInMonth: (rule, reader) => askDate(rule.daysInMonth, reader, daysInMonth),
  daysRemainingInMonth: (rule, reader) => askDate(rule.daysRemainingInMonth, reader, daysRemainingInMonth),
  diffInDays: ({ diffInDays }, reader) =>
    applyToPair(diffInDays, reader, (from, to) => {
      const first = toDay(from);
      const last = toDay(to);
      return first === undefined || last === undefined ? 0 : last - first;
    }),
};

function askDate(date: Rule, reader: RuleReader, ask: (day: number) => number): Evaluate {
  return applyTo(date, reader, (value) => {
    const day = toDay(value);
    return day === undefined ? 0 : ask(day);
  });
}
