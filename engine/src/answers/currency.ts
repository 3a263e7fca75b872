/** The cents of an amount typed in dollars, as "$1,234.50"; nothing when it does not read as an amount. */
export function parseCurrency(text: string): number | undefined {
  const [, minus, dollars = '', fraction = ''] = currencyPattern.exec(text.trim()) ?? [];
  if (dollars === '' && fraction === '') return undefined;
  // Digits are joined before they become a number, because 1.15 * 100 is not 115.
  const cents = Number(withoutCommas(dollars) + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return minus && cents > 0 ? -cents : cents;
}

/** The dollars of an amount kept in cents as an input shows them: "1234.50". */
export function showCurrency(cents: number): string {
  const size = Math.abs(Math.round(cents));
  return `${cents < 0 && size > 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** A typed number, with or without commas; nothing when it does not read as one or has more digits than can be kept. */
export function parseNumber(text: string): number | undefined {
  const [, minus = '', whole = '', fraction = ''] = numberPattern.exec(text.trim()) ?? [];
  const digits = withoutCommas(whole);
  if (digits + fraction === '' || (digits + fraction).length > mostDigits) return undefined;
  const value = Number(`${digits}.${fraction}`);
  return minus && value > 0 ? -value : value;
}

// Commas only between thousands: someone may write twelve and a half as "12,50", which must not become 1,250.
const currencyPattern = /^(-?)\$? ?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;
const numberPattern = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/** Numbers with this many digits survive a round trip through floating point. */
const mostDigits = 15;

function withoutCommas(digits: string): string {
  return digits.replaceAll(',', '');
}
