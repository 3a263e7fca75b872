/** The day that many business days after an instant; holidays differ from place to place and are not counted. */
export function addBusinessDays(instant: string, count: number, timeZone: string): Date {
  const day = toDay(instant, timeZone);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** How many business days lie after the day of one instant, up to and with the day of a later one. */
export function countBusinessDays(from: string, to: string, timeZone: string): number {
  const last = toDay(to, timeZone);
  let count = 0;
  for (const day = toDay(from, timeZone); day < last;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) count += 1;
  }
  return count;
}

/** The day of an instant where the partner is, as YYYY-MM-DD. */
export function toDayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
}

/** The same as midnight of that day in UTC. */
function toDay(instant: string, timeZone: string): Date {
  return new Date(`${toDayIn(timeZone, new Date(instant))}T00:00:00Z`);
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}
