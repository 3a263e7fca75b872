import { Banner } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import styles from './round-line.module.css';
import { useRound } from './use-round.ts';

/** On a page of the form: that only some answers can be changed now, and where to see which. */
export function RoundLine() {
  const say = useText();
  const { id } = useApplication();
  const round = useRound();
  if (!round) return null;
  return (
    <div className={styles.line}>
      <Banner
        tone="info"
        title={say(
          'application.round.line',
          'You can only change what we asked about. The rest is read-only.',
        )}
      >
        <Link to={applicationPath(id, 'review')}>
          <Trans id="application.round.see" message="See what we ask you to change" />
        </Link>
      </Banner>
    </div>
  );
}
