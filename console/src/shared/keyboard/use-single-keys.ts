import { useStoredValue } from '../context/use-stored-value.ts';

const storageKey = 'handrail.single-keys';

/** Whether single keys act; people who dictate or press keys by accident switch them off (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (enabled: boolean) => void] {
  const [stored, store] = useStoredValue(storageKey);
  return [
    stored !== 'off',
    (enabled) => {
      store(enabled ? 'on' : 'off');
    },
  ];
}
