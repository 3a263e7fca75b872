import { parseDate, showDate, toIsoDate, yearOf } from '../../answers/calendar-date.ts';
import type { DateField } from '../../definition/field.ts';
import type { ValueCheck } from './field-check.ts';
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
    const year = yearOf(day);
    const lastYear = yearOf(today) + 10;
    return [
      year < 1900 && messages.before1900(label),
      year > lastYear && messages.beyondYear(label, lastYear),
      allowedRange === 'future' && day < today && messages.inThePast(label),
      allowedRange === 'past' && day > today && messages.inTheFuture(label),
      allowedRange === 'today' && day > today && messages.afterMaximum(show(today)),
      latest !== undefined && day > latest && messages.afterMaximum(show(latest)),
      earliest !== undefined && day < earliest && messages.beforeMinimum(show(earliest)),
    ].filter((fault) => fault !== false);
  };
}

function show(day: number): string {
  return showDate(toIsoDate(day));
}
