import { useCallback, useEffect, useRef, useState } from 'react';
import { draftAddress, removeDraft, storeDraft } from './draft-storage.ts';
import { readDraft, sealDraft } from './seal-draft.ts';

/** Whose drafts they are, and the key that opens them; the same object for as long as the person is. */
export interface DraftKeeper {
  readonly userId: string;
  /** Undefined where nothing can be encrypted; then nothing is kept. */
  readonly findKey: () => Promise<CryptoKey | undefined>;
}

export interface Draft<Values> {
  /** Whether it is still unknown if something was typed earlier. */
  readonly isLoading: boolean;
  /** What the same person typed earlier and never saved. */
  readonly restored: Values | undefined;
  /** Keeps what is in the form now; call it at every change. */
  readonly keep: (values: Values) => void;
  /** Forgets the draft, because it was saved or is not wanted. */
  readonly clear: () => void;
}

const pauseMs = 250;

/**
 * Keeps what is typed into a form on this device, encrypted for the signed-in person, so that it survives a timeout,
 * a crash and a closed tab. What comes back may be of an older form, so the form says whether it can use it.
 */
export function useKeptDraft<Values>(
  keeper: DraftKeeper,
  name: string,
  isUsable: (values: unknown) => values is Values,
): Draft<Values> {
  const address = draftAddress(keeper.userId, name);
  const [found, setFound] = useState<{ readonly address: string; readonly values: unknown }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    let isWanted = true;
    void loadDraft(keeper, address).then((values) => {
      if (isWanted) setFound({ address, values });
    });
    return () => {
      isWanted = false;
    };
  }, [keeper, address]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }, []);

  // A tab that closes saves what was typed at the last moment.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  const keep = useCallback(
    (values: Values) => {
      waiting.current = () => void saveDraft(keeper, address, values);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pauseMs);
    },
    [keeper, address, flush],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    lastTurns.delete(address);
    removeDraft(address);
    setFound({ address, values: undefined });
  }, [address]);

  const values = found?.address === address ? found.values : undefined;
  return {
    isLoading: found?.address !== address,
    restored: isUsable(values) ? values : undefined,
    keep,
    clear,
  };
}

async function loadDraft({ findKey }: DraftKeeper, address: string): Promise<unknown> {
  const key = await findKey();
  return key && readDraft(key, address);
}

// Encrypting takes a moment, in which the draft may be cleared or typed anew: only the last turn counts.
const lastTurns = new Map<string, object>();

async function saveDraft({ findKey }: DraftKeeper, address: string, values: unknown): Promise<void> {
  const turn = {};
  lastTurns.set(address, turn);
  const key = await findKey();
  if (!key) return;
  const sealed = await sealDraft(key, address, values);
  if (lastTurns.get(address) === turn) storeDraft(address, sealed);
}
