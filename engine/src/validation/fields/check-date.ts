import { daysInMonth, parseDate, showDate, toIsoDate, yearOf } from '../../values/calendar-date.ts';
import type { DateField } from '../../definition/field.ts';
import type { Locale } from '../../language/locale.ts';
import type { ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

type DateLimits = Pick<DateField, 'allowedRange' | 'minimumDate' | 'maximumDate'>;

/** The check of a date against the calendar, the years that make sense, and the field's own limits. */
export function checkDate({ allowedRange, minimumDate, maximumDate }: DateLimits, label: string): ValueCheck {
  const earliest = minimumDate === undefined ? undefined : parseDate(minimumDate);
  const latest = maximumDate === undefined ? undefined : parseDate(maximumDate);

  return (value, { locale, today: isoToday }) => {
    const words = messages(locale);
    if (typeof value !== 'string') return [words.notADate, words.howToTypeDate];
    const day = parseDate(value);
    if (day === undefined) return [words.incompleteDate, sayHow(locale, value)];
    const today = parseDate(isoToday) ?? 0;
    const year = yearOf(day);
    const lastYear = yearOf(today) + 10;
    return [
      year < 1900 && words.before1900(label),
      year > lastYear && words.beyondYear(label, lastYear),
      allowedRange === 'future' && day < today && words.inThePast(label),
      allowedRange === 'past' && day > today && words.inTheFuture(label),
      allowedRange === 'today' && day > today && words.afterMaximum(show(today)),
      latest !== undefined && day > latest && words.afterMaximum(show(latest)),
      earliest !== undefined && day < earliest && words.beforeMinimum(show(earliest)),
    ].filter((fault) => fault !== false);
  };
}

/** How to mend what is no date: which part of it cannot be, or how one is typed. */
function sayHow(locale: Locale, text: string): string {
  const words = messages(locale);
  const [, month = '', day = '', year = ''] = typedDate.exec(text) ?? [];
  if (month === '') return words.howToTypeDate;
  if (Number(month) > 12) return words.monthFirst;
  const first = parseDate(`${month}/1/${year}`);
  if (first === undefined || Number(day) === 0) return words.howToTypeDate;
  const [shownYear = '', shownMonth] = toIsoDate(first).split('-');
  return words.noSuchDay(words.months[Number(shownMonth) - 1] ?? '', shownYear, daysInMonth(first));
}

const typedDate = /^\s*(\d\d?)\/(\d\d?)\/(\d{4})\s*$/;

function show(day: number): string {
  return showDate(toIsoDate(day));
}
