import { parseDate, showDate, toIsoDate, yearOf } from '../../answers/calendar-date.ts';
import type { DateField } from '../../definition/field.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

type DateLimits = Pick<DateField, 'allowedRange' | 'minimumDate' | 'maximumDate'>;

/** The check of a date against the calendar, the years that make sense, and the field's own limits. */
export function checkDate({ allowedRange, minimumDate, maximumDate }: DateLimits, label: string): ValueCheck {
  const earliest = minimumDate === undefined ? undefined : parseDate(minimumDate);
  const latest = maximumDate === undefined ? undefined : parseDate(maximumDate);

  return (value, settings) => {
    if (typeof value !== 'string') return [messages.notADate];
    const day = parseDate(value);
    if (day === undefined) return [messages.incompleteDate];
    const today = parseDate(settings.today) ?? 0;
    const faults: string[] = [];
    const year = yearOf(day);
    const lastYear = yearOf(today) + 10;
    if (year < 1900) faults.push(messages.before1900(label));
    if (year > lastYear) faults.push(messages.beyondYear(label, lastYear));
    if (allowedRange === 'future' && day < today) faults.push(messages.inThePast(label));
    if (allowedRange === 'past' && day > today) faults.push(messages.inTheFuture(label));
    if (allowedRange === 'today' && day > today) faults.push(messages.afterMaximum(show(today)));
    if (latest !== undefined && day > latest) faults.push(messages.afterMaximum(show(latest)));
    if (earliest !== undefined && day < earliest) faults.push(messages.beforeMinimum(show(earliest)));
    return faults.length === 0 ? noMessages : faults;
  };
}

function show(day: number): string {
  return showDate(toIsoDate(day));
}
