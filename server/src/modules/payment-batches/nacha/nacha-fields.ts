import { refuse } from './nacha-refusal.ts';

export const recordLength = 94;
export const blockingFactor = 10;

/** Letters, left-aligned; a text that is too long or not ASCII is refused. */
export function alpha(place: string, text: string, width: number): string {
  if (!/^[ -~]*$/.test(text)) refuse(place, 'has characters that banks do not accept');
  if (text.length > width) refuse(place, `is too long: the limit is ${String(width)}`);
  return text.padEnd(width);
}

/** A whole number, right-aligned with zeros. */
export function numeric(place: string, value: number | bigint, width: number): string {
  const digits = value.toString();
  if (!/^\d+$/.test(digits)) refuse(place, 'is not a whole number');
  if (digits.length > width) refuse(place, `is too large for ${String(width)} digits`);
  return digits.padStart(width, '0');
}

/** `2026-11-17` as `261117`. */
export function shortDate(place: string, date: string): string {
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const instant = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  if (year === undefined || month === undefined || day === undefined || !isReal)
    return refuse(place, 'is not a date');
  return `${year}${month}${day}`;
}

/** What the digits of the receiving banks add up to, of which the file keeps the last ten digits. */
export function hashOf(routingNumbers: readonly string[]): bigint {
  const sum = routingNumbers.reduce((total, routing) => total + BigInt(routing.slice(0, 8)), 0n);
  return sum % 10_000_000_000n;
}
