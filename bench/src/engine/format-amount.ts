export type Unit = 'us' | 'ms' | 'perSecond' | 'bytes';

/** An amount with two digits that matter and the unit that suits it; empty if there is none. */
export function formatAmount(amount: number, unit: Unit): string {
  if (!Number.isFinite(amount)) return '';
  switch (unit) {
    case 'us':
      return amount < 1_000 ? `${round(amount)} us` : formatAmount(amount / 1_000, 'ms');
    case 'ms':
      return amount < 1_000 ? `${round(amount)} ms` : `${round(amount / 1_000)} s`;
    case 'perSecond':
      return `${round(amount)} a second`;
    case 'bytes':
      return amount < 1_000_000 ? `${round(amount / 1_000)} KB` : `${round(amount / 1_000_000)} MB`;
  }
}

function round(amount: number): string {
  return Number(amount.toPrecision(amount < 100 ? 2 : 3)).toLocaleString('en-US');
}
