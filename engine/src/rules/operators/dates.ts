import { daysInMonth, daysRemainingInMonth } from '../../answers/calendar-date.ts';
import type { Evaluate, OperatorTable, RuleReader } from '../operator.ts';
import type { Rule } from '../rule.ts';
import { toDay } from '../rule-value.ts';

/** What can be asked of dates; a value that is no date gives 0. */
export const dateOperators: OperatorTable<'daysInMonth' | 'daysRemainingInMonth' | 'diffInDays'> = {
  daysInMonth: (rule, reader) => askDate(rule.daysInMonth, reader, daysInMonth),
  daysRemainingInMonth: (rule, reader) => askDate(rule.daysRemainingInMonth, reader, daysRemainingInMonth),

  diffInDays: ({ diffInDays: [from, to] }, { read }) => {
    const start = read(from);
    const end = read(to);
    return (at, item) => {
      const first = toDay(start(at, item));
      const last = toDay(end(at, item));
      return first === undefined || last === undefined ? 0 : last - first;
    };
  },
};

function askDate(date: Rule, { read }: RuleReader, ask: (day: number) => number): Evaluate {
  const value = read(date);
  return (at, item) => {
    const day = toDay(value(at, item));
    return day === undefined ? 0 : ask(day);
  };
}
