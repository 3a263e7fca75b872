import { useSyncExternalStore } from 'react';

const changed = 'handrail:stored-value';

/** A small setting of this browser, the same in all its tabs; nothing of a case ever goes here. */
export function useStoredValue(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  return [
    value,
    (next) => {
      writeStored(key, next);
      window.dispatchEvent(new Event(changed));
    },
  ];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changed, listener);
  };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that refuses storage has no settings.
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The setting then holds for this moment only.
  }
}
