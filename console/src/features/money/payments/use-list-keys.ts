import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';

/** Goes from row to row of a list by key, as the queue of cases does. */
export function useListKeys(): void {
  useShortcut('next', () => {
    moveFocus(1);
  });
  useShortcut('previous', () => {
    moveFocus(-1);
  });
}

function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-listed]')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
