/** The day that many business days after an instant; holidays differ from place to place and are not counted. */
export function addBusinessDays(instant: string, count: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(new Date(instant))
    .split('-')
    .map(Number);
  const day = new Date(Date.UTC(year, month - 1, date));
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}
