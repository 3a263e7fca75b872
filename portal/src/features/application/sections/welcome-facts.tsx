import { Icon, type IconName } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { useApplication } from '../application-context.tsx';
import styles from './welcome-page.module.css';

/** What a person should know before the first question: how long it takes, that it is saved, what we know already. */
export function WelcomeFacts() {
  const { program, view } = useApplication();
  const prefilledCount = Object.keys(view.application.prefilled).length;
  return (
    <ul className={styles.facts}>
      {program.expectedMinutes !== null && (
        <Fact icon="clock">
          {program.expectedMinutes === 1 ? (
            <Trans
              id="application.welcome.minute"
              message="It takes about 1 minute. You can stop at any time."
            />
          ) : (
            <Trans
              id="application.welcome.minutes"
              message="It takes about {minutes} minutes. You can stop at any time."
              values={{ minutes: program.expectedMinutes }}
            />
          )}
        </Fact>
      )}
      <Fact icon="check-circle">
        <Trans
          id="application.welcome.saved"
          message="Your answers are saved as you type. To come back, go to Home and choose Continue Application."
        />
      </Fact>
      {prefilledCount > 0 && (
        <Fact icon="pencil">
          {prefilledCount === 1 ? (
            <Trans
              id="application.welcome.prefilled-one"
              message="We filled in 1 answer that you gave us before. Please check that it is still correct."
            />
          ) : (
            <Trans
              id="application.welcome.prefilled"
              message="We filled in {count} answers that you gave us before. Please check that they are still correct."
              values={{ count: prefilledCount }}
            />
          )}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} className={styles.factIcon} />
      <span>{children}</span>
    </li>
  );
}
