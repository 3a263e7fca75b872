import { Banner, Button, focusHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { useApplication } from '../application-context.tsx';
import { FormChangeList } from './form-change-list.tsx';
import styles from './form-change-notice.module.css';
import { isVersionKept } from './kept-version.ts';
import { useFormChange } from './use-form-change.ts';

/** Offers the new version of a form to someone who started with an earlier one. */
export function FormChangeNotice() {
  const { id, view } = useApplication();
  const newer = view.newerFormVersion;
  const [isKept, setKept] = useState(() => typeof newer === 'number' && isVersionKept(id, newer));
  if (typeof newer !== 'number' || isKept) return null;
  return (
    <Offer
      onKeep={() => {
        isVersionKept(id, newer, true);
        setKept(true);
        // The button that was pressed is gone.
        focusHeading();
      }}
    />
  );
}

function Offer({ onKeep }: { readonly onKeep: () => void }) {
  const say = useText();
  const { change, isBusy, failure, look, accept } = useFormChange();

  return (
    <div className={styles.notice}>
      <Banner
        tone="info"
        title={say('application.form-change.title', 'This form has changed since you started')}
      >
        <p>
          <Trans
            id="application.form-change.text"
            message="You can continue with the new version or keep the one you started. Nothing changes until you choose."
          />
        </p>
        <div role="status">{change && <FormChangeList change={change} />}</div>
        {failure !== undefined && <p role="alert">{failureText(say, failure)}</p>}
        <div className={styles.choices}>
          {change ? (
            <Button size="small" variant="primary" busy={isBusy} onClick={accept}>
              <Trans id="application.form-change.accept" message="Continue With the New Version" />
            </Button>
          ) : (
            <Button size="small" busy={isBusy} onClick={look}>
              <Trans id="application.form-change.look" message="See What Changes" />
            </Button>
          )}
          <Button size="small" onClick={onKeep}>
            <Trans id="application.form-change.keep" message="Keep the Version I Started" />
          </Button>
        </div>
      </Banner>
    </div>
  );
}

function failureText(say: Say, failure: 'failed' | 'changed'): string {
  switch (failure) {
    case 'changed':
      return say(
        'application.form-change.stale',
        'Your answers changed since you looked. Please check the list again before you continue.',
      );
    case 'failed':
      return say('application.form-change.failed', 'That did not work. Please try again.');
  }
}
