import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../app/use-text.ts';
import styles from './start-button.module.css';
import { useStartApplication } from './use-start-application.ts';

/** Starts an application to a program. */
export function StartButton({ programId }: { readonly programId: string }) {
  const say = useText();
  const { start, isBusy, hasFailed } = useStartApplication(programId);
  return (
    <>
      {hasFailed && (
        <Banner
          tone="error"
          live
          title={say('application.start-failed', 'There was an error starting your application.')}
        >
          <Button size="small" className={styles.retry} onClick={start}>
            <Trans id="application.try-again" message="Try Again" />
          </Button>
        </Banner>
      )}
      <Button variant="primary" busy={isBusy} onClick={start}>
        <Trans id="application.apply" message="Apply" />
      </Button>
    </>
  );
}
