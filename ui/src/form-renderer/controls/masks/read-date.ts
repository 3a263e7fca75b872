import { parseDate, toIsoDate } from '@handrail/engine';

/** The date that a text means, as 2026-11-15, in any form that people paste; nothing when it is none. */
export function readDate(text: string): string | undefined {
  for (const { pattern, order } of forms) {
    const found = pattern.exec(text.trim());
    if (!found) continue;
    const [year = '', month = '', day = ''] = order.map((place) => found[place]);
    const date = toDate(year, month, day);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Each with the places of its year, month and day. */
const forms = [
  { pattern: /^(\d{1,2})[/. -]+(\d{1,2})[/. -]+(\d{4})$/, order: [3, 1, 2] },
  { pattern: /^(\d{4})[/. -]+(\d{1,2})[/. -]+(\d{1,2})(?:T[\d:.Z]*)?$/, order: [1, 2, 3] },
  { pattern: /^(\d\d)(\d\d)(\d{4})$/, order: [3, 1, 2] },
  { pattern: /^(\d{4})(\d\d)(\d\d)$/, order: [1, 2, 3] },
  { pattern: /^([a-z]{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/i, order: [3, 1, 2] },
];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function toDate(year: string, month: string, day: string): string | undefined {
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const days = parseDate(`${named === 0 ? month : String(named)}/${day}/${year}`);
  // Years that no applicant means come from digits in another order.
  return days === undefined || Number(year) < 1000 ? undefined : toIsoDate(days);
}
