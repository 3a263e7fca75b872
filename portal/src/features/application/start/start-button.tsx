import { Banner, Button, buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import { isThirdParty } from '../../../shared/person/is-third-party.ts';
import { useCurrentUser } from '../../../shared/person/use-current-user.ts';
import styles from './start-button.module.css';
import { useStartApplication } from './use-start-application.ts';

/** Starts an application to a program; someone who files for others says for whom first. */
export function StartButton({ programId }: { readonly programId: string }) {
  const filesForOthers = isThirdParty(useCurrentUser());
  if (!filesForOthers) return <ApplyButton programId={programId} />;
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={`/program/${programId}/client`}>
      <Trans id="application.apply-for-client" message="Apply for a Client" />
    </Link>
  );
}

function ApplyButton({ programId }: { readonly programId: string }) {
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
