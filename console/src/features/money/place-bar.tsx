import { useLingui } from '@lingui/react';
import { places, placeText } from './money-words.ts';
import styles from './place-bar.module.css';
import type { FundView } from './use-funds.ts';

/** Where the money of a fund is, as one bar; screen readers get the shares as words. */
export function PlaceBar({ balances }: { readonly balances: FundView['balances'] }) {
  const { i18n } = useLingui();
  const toPercent = (cents: number) => (100 * cents) / Math.max(1, balances.total);
  const shares = places
    .filter((place) => balances[place] > 0)
    .map((place, index, shown) => ({
      place,
      percent: toPercent(balances[place]),
      from: toPercent(shown.slice(0, index).reduce((sum, before) => sum + balances[before], 0)),
    }));
  const words = shares.map(({ place, percent }) => `${percent.toFixed(1)}% ${placeText(i18n, place)}`);
  const empty = i18n._({ id: 'console.money.bar-empty', message: 'No money yet' });
  return (
    <svg
      className={styles.bar}
      role="img"
      aria-label={words.join(', ') || empty}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
    >
      {shares.map(({ place, percent, from }) => (
        <rect key={place} className={styles[place]} x={from} width={percent} height="1" />
      ))}
    </svg>
  );
}

/** The color of a place in the bar. */
export function PlaceSwatch({ place }: { readonly place: (typeof places)[number] }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect className={styles[place]} width="1" height="1" />
    </svg>
  );
}
