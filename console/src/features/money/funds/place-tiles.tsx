import { formatAmount } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { listShownPlaces, placeAbout, placeText, sumPlace } from '../money-words.ts';
import { PlaceSwatch } from '../place-bar.tsx';
import type { FundView } from '../use-funds.ts';
import styles from './funds.module.css';

/** What there is in each place, over all of these funds. */
export function PlaceTiles({ funds }: { readonly funds: readonly FundView[] }) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.tiles}>
      {listShownPlaces(funds).map((place) => (
        <div key={place} className={styles.tile}>
          <dt>
            <PlaceSwatch place={place} /> {placeText(i18n, place)}
          </dt>
          <dd>
            <strong>{formatAmount(sumPlace(funds, place))}</strong>
            <small>{placeAbout(i18n, place)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
