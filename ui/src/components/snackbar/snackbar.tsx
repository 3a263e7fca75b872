import { useLingui } from '@lingui/react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './snackbar.module.css';
import type { Notice } from './snackbar-provider.tsx';
import { usePausableTimer } from './use-pausable-timer.ts';

/** A snackbar hides by itself after 7 seconds (P757). */
const shownMilliseconds = 7000;

/** What just happened, for a moment; it waits while someone points at it or works in it. */
export function Snackbar({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { i18n } = useLingui();
  const { pause, resume } = usePausableTimer(shownMilliseconds, onClose);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the clock
    <div
      className={styles.snackbar}
      role="group"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={notice.tone === 'error' ? 'alert' : 'check'} />
      <span className={styles.text}>{notice.message}</span>
      {notice.action && (
        <Button
          variant="quiet"
          size="small"
          className={styles.button}
          onClick={() => {
            notice.action?.onPress();
            onClose();
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <Button variant="quiet" size="small" className={styles.button} onClick={onClose}>
        {i18n._({ id: 'ui.snackbar.close', message: 'Close' })}
      </Button>
    </div>
  );
}
