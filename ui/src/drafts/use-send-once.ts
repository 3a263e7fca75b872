import { useCallback, useRef } from 'react';

/** How sending went, as the server says it; nothing where no answer came. */
export interface SendOutcome {
  readonly status: number;
  readonly errors: readonly string[];
}

interface SendOnce {
  readonly send: <Outcome extends SendOutcome | undefined>(
    work: (key: string) => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** Forgets the key, because what was typed is not wanted. */
  readonly forget: () => void;
}

/**
 * Sends what someone typed under a key that stays the same until the server says yes, so that an answer that got lost and
 * a second press send nothing twice. With a name, the key outlives a reload of the tab, as the draft of that name does.
 */
export function useSendOnce(name?: string): SendOnce {
  const known = useRef<string>(undefined);
  const address = name === undefined ? undefined : `handrail:send-key:${name}`;

  const forget = useCallback(() => {
    known.current = undefined;
    if (address !== undefined) attempt(() => sessionStorage.removeItem(address));
  }, [address]);

  const take = useCallback(() => {
    const kept = address === undefined ? undefined : attempt(() => sessionStorage.getItem(address));
    const key = known.current ?? kept ?? crypto.randomUUID();
    known.current = key;
    if (address !== undefined) attempt(() => sessionStorage.setItem(address, key));
    return key;
  }, [address]);

  const send = useCallback<SendOnce['send']>(
    async (work) => {
      let outcome = await work(take());
      if (outcome?.errors[0] === 'IDEMPOTENCY_MISMATCH') {
        // The server has what was typed before; what stands there now is something else.
        forget();
        outcome = await work(take());
      }
      if (outcome && outcome.status < 400) forget();
      return outcome;
    },
    [take, forget],
  );

  return { send, forget };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A browser may forbid storage; then the key lives as long as the page.
    return undefined;
  }
}
