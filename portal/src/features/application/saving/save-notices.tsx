import { messages } from '@handrail/engine';
import { Banner, Button, buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { useApplication, useSaveState } from '../application-context.tsx';
import { ConflictNotice } from '../late-parts.ts';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import styles from './save-notices.module.css';
import type { SaveStatus } from './save-state.ts';

/** What stands in the way of saving, and what a person can do about it (P742, P743). */
export function SaveNotices() {
  const say = useText();
  const { saves } = useApplication();
  const { status, conflicts } = useSaveState();
  const failure = failureText(say, status);

  return (
    <div className={styles.notices}>
      {failure !== undefined && (
        <Banner tone="error" live title={failure}>
          <p>
            <Trans id="application.save.kept" message="What you typed is saved on this device." />
          </p>
          {status === 'closed' && <HomeLink className={buttonClass({ size: 'small' })} />}
          {isStale(status) && (
            <Button
              size="small"
              onClick={() => {
                window.location.reload();
              }}
            >
              <Trans id="application.refresh" message="Refresh This Page" />
            </Button>
          )}
          {status !== 'closed' && !isStale(status) && (
            <Button
              size="small"
              onClick={() => {
                saves.push();
              }}
            >
              <Trans id="application.try-again" message="Try Again" />
            </Button>
          )}
        </Banner>
      )}
      {[...new Set(conflicts.map(({ key }) => key))].map((key) => (
        <ConflictNotice
          key={key}
          questionKey={key}
          conflicts={conflicts.filter((conflict) => conflict.key === key)}
        />
      ))}
    </div>
  );
}

/** Whether the page shows what is no longer so. */
function isStale(status: SaveStatus): boolean {
  return status === 'outdated' || status === 'locked';
}

function failureText(say: Say, status: SaveStatus): string | undefined {
  switch (status) {
    case 'saved':
    case 'saving':
    case 'offline':
      return undefined;
    case 'failed':
    case 'refused':
      return say('application.save.error', 'There was an error updating your application.');
    case 'too-large':
      return say(
        'application.save.too-large',
        'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.',
      );
    case 'too-long':
      return messages(say.locale).answersTooLarge;
    case 'outdated':
      return say(
        'application.save.outdated',
        'You switched to the new version of this form in another tab or on another device.',
      );
    case 'locked':
      return say(
        'application.save.locked',
        'Only the answers that we asked about can be changed now. Refresh the page to see what we ask for.',
      );
    case 'closed':
      return say('application.save.closed', 'This application was submitted and cannot be changed now.');
  }
}
