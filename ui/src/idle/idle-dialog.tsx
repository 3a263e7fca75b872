import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import styles from './idle-dialog.module.css';
import { watchIdle, type IdleOptions, type IdleWatch } from './watch-idle.ts';

export interface IdleDialogProps extends Pick<IdleOptions, 'warningMinutes' | 'timeoutMinutes'> {
  readonly onKeep: () => void;
  readonly onTimeout: () => void;
  readonly onLogOut: () => void;
}

/** Warns a person who seems to be away, with a live countdown, and lets them stay (P471-P473). */
export function IdleDialog({ warningMinutes, timeoutMinutes, onKeep, onTimeout, onLogOut }: IdleDialogProps) {
  const { i18n } = useLingui();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const watch = useRef<IdleWatch>(undefined);
  const keep = useEffectEvent(onKeep);
  const timeOut = useEffectEvent(onTimeout);

  useEffect(() => {
    const started = watchIdle({
      warningMinutes,
      timeoutMinutes,
      keep: () => {
        keep();
      },
      onSecondsLeft: setSecondsLeft,
      onTimeout: () => {
        timeOut();
      },
    });
    watch.current = started;
    return started.stop;
  }, [warningMinutes, timeoutMinutes]);

  const handleStay = () => {
    watch.current?.stay();
  };
  const left = secondsLeft ?? 0;
  return (
    <Dialog
      open={secondsLeft !== undefined}
      onClose={handleStay}
      title={i18n._({ id: 'idle.title', message: 'Are you still there?' })}
      actions={
        <>
          <Button variant="primary" onClick={handleStay}>
            {i18n._({ id: 'idle.stay', message: 'Stay Logged In' })}
          </Button>
          <Button onClick={onLogOut}>{i18n._({ id: 'idle.leave', message: 'Log Out' })}</Button>
        </>
      }
    >
      <p>
        {i18n._({
          id: 'idle.text',
          message: 'To keep your information safe, we will log you out in:',
        })}
      </p>
      <p role="timer" className={styles.clock}>
        {toClock(left)}
      </p>
      <p>{i18n._({ id: 'idle.kept', message: 'We will save what you typed for when you come back.' })}</p>
      <VisuallyHidden>
        <span aria-live="polite">{toAnnouncement(left)}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

function toClock(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Said aloud a few times only: a countdown that is read out every second drowns everything else. */
function toAnnouncement(seconds: number): string {
  return seconds > 0 && (seconds % 60 === 0 || seconds === 30 || seconds === 10) ? toClock(seconds) : '';
}
