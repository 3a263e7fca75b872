import { Temporal } from 'temporal-polyfill';

/** The instant of the nth act of someone's day, so many business days ago at the partner's office. */
export function toOfficeTime(
  now: Date,
  timeZone: string,
  { businessDaysAgo, act, minute }: { businessDaysAgo: number; act: number; minute: number },
): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (let left = businessDaysAgo; left > 0;) {
    day = day.subtract({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  // Later acts have later hours, so that two of one day are in order.
  const plainTime = Temporal.PlainTime.from({ hour: 9 + act, minute: minute % 60 });
  return new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
}
