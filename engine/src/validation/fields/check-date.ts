import { daysInMonth, parseDate, showDate, toIsoDate, yearOf } from '../../values/calendar-date.ts';
import type { DateField } from '../../definition/field.ts';
import type { ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

type DateLimits = Pick<DateField, 'allowedRange' | 'minimumDate' | 'maximumDate'>;

/** The check of a date against the calendar, the years that make sense, and the field's own limits. */
export function checkDate({ allowedRange, minimumDate, maximumDate }: DateLimits, label: string): ValueCheck {
  const earliest = minimumDate === undefined ? undefined : parseDate(minimumDate);
  const latest = maximumDate === undefined ? undefined : parseDate(maximumDate);

  return (value, settings) => {
    if (typeof value !== 'string') return [messages.notADate, messages.howToTypeDate];
    const day = parseDate(value);
    if (day === undefined) return [messages.incompleteDate, sayHow(value)];
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

/** How to mend what is no date: which part of it cannot be, or how one is typed. */
function sayHow(text: string): string {
  const [, month = '', day = '', year = ''] = typedDate.exec(text) ?? [];
  if (month === '') return messages.howToTypeDate;
  if (Number(month) > 12) return messages.monthFirst;
  const first = parseDate(`${month}/1/${year}`);
  if (first === undefined || Number(day) === 0) return messages.howToTypeDate;
  return messages.noSuchDay(nameMonth(first), daysInMonth(first));
}

const typedDate = /^\s*(\d\d?)\/(\d\d?)\/(\d{4})\s*$/;

/** "February 2000". */
function nameMonth(day: number): string {
  const [year = '', month] = toIsoDate(day).split('-');
  return `${months[Number(month) - 1] ?? ''} ${year}`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function show(day: number): string {
  return showDate(toIsoDate(day));
}
