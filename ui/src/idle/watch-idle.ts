import { readLastActivity, writeLastActivity } from './last-activity.ts';

export interface IdleOptions {
  readonly warningMinutes: number;
  readonly timeoutMinutes: number;
  /** Tells the server that the person is there. */
  readonly keep: () => void;
  /** How many seconds are left, from the warning on; undefined while there is nothing to warn of. */
  readonly onSecondsLeft: (secondsLeft: number | undefined) => void;
  readonly onTimeout: () => void;
}

export interface IdleWatch {
  /** The person says that they are there. */
  readonly stay: () => void;
  readonly stop: () => void;
}

/** How often activity is noted and the countdown is refreshed (P755). */
const beatMs = 500;

/** The server is told of activity at most this often, and always before it could time out. */
const keepEveryMs = 30_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'input'] as const;

/** Follows whether a person is there, warns before the timeout and says when it has come (P471, P472). */
export function watchIdle({
  warningMinutes,
  timeoutMinutes,
  keep,
  onSecondsLeft,
  onTimeout,
}: IdleOptions): IdleWatch {
  const timeoutMs = timeoutMinutes * 60_000;
  const warnAfterMs = timeoutMs - warningMinutes * 60_000;
  let lastSign = Date.now();
  let lastKept = lastSign;
  let isWarning = false;
  writeLastActivity(lastSign);

  function handleSign(): void {
    const now = Date.now();
    // Once the warning is up, only its button says that someone is there.
    if (isWarning || now - lastSign < beatMs) return;
    lastSign = now;
    writeLastActivity(now);
  }

  function beat(): void {
    const now = Date.now();
    const idleMs = now - Math.max(lastSign, readLastActivity());
    if (idleMs >= timeoutMs) {
      stop();
      onTimeout();
      return;
    }
    isWarning = idleMs >= warnAfterMs;
    onSecondsLeft(isWarning ? Math.ceil((timeoutMs - idleMs) / 1000) : undefined);
    if (lastSign > lastKept && now - lastKept >= keepEveryMs) {
      lastKept = now;
      keep();
    }
  }

  function stay(): void {
    lastSign = Date.now();
    lastKept = lastSign;
    writeLastActivity(lastSign);
    keep();
    beat();
  }

  function stop(): void {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beat);
    for (const sign of signs) window.removeEventListener(sign, handleSign, { capture: true });
  }

  const timer = setInterval(beat, beatMs);
  // A tab in the background or a sleeping machine beats late or never.
  document.addEventListener('visibilitychange', beat);
  for (const sign of signs) window.addEventListener(sign, handleSign, { capture: true, passive: true });
  return { stay, stop };
}
