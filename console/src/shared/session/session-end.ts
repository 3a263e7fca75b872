import { useStoredValue, writeStored } from '../context/use-stored-value.ts';

const key = 'handrail.session-end';

/** Remembers that a session ended by itself, for the sign-in page that follows. */
export function noteSessionEnd(): void {
  writeStored(key, 'ended');
}

/** Whether the session before this page ended by itself, and what forgets it. */
export function useSessionEnd(): [boolean, () => void] {
  const [stored, store] = useStoredValue(key);
  return [
    stored === 'ended',
    () => {
      store('');
    },
  ];
}
