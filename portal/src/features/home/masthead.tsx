import { Trans } from '@lingui/react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useCurrentUser } from '../../shared/person/use-current-user.ts';
import { greetingName } from './greeting-name.ts';
import { platformNameOf } from '../../shared/partner/partner-names.ts';
import styles from './masthead.module.css';

/** The brand at full strength and a greeting, only on the home page (P135-P137). */
export function Masthead() {
  const { partner } = usePortal();
  const user = useCurrentUser();
  return (
    <div className={styles.masthead} data-masthead>
      <div className={styles.inner}>
        <p className={styles.platform}>{platformNameOf(partner)}</p>
        <h1 className={styles.greeting} tabIndex={-1}>
          <Trans
            id="home.welcome"
            message="Welcome, {name}."
            values={{ name: user ? greetingName(user) : '' }}
          />
        </h1>
        <p className={styles.line}>
          <Trans id="home.line" message="Here you can find your current and past applications." />
        </p>
      </div>
    </div>
  );
}
