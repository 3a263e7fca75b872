import { useCallback, useEffect, useRef } from 'react';

interface PausableTimer {
  pause: () => void;
  resume: () => void;
}

/** Runs something once after a while; a pause keeps what is left of the time. */
export function usePausableTimer(milliseconds: number, onElapsed: () => void): PausableTimer {
  const elapsed = useRef(onElapsed);
  const left = useRef(milliseconds);
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; since: number }>(undefined);

  useEffect(() => {
    elapsed.current = onElapsed;
  });

  const pause = useCallback(() => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    left.current -= Date.now() - running.current.since;
    running.current = undefined;
  }, []);

  const resume = useCallback(() => {
    if (running.current) return;
    const timer = setTimeout(() => {
      elapsed.current();
    }, left.current);
    running.current = { timer, since: Date.now() };
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [pause, resume]);

  return { pause, resume };
}
