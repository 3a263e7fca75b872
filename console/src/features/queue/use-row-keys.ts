import { useRef } from 'react';
import { useShortcut } from '../../shared/keyboard/use-shortcut.ts';
import type { Chosen } from './bulk/chosen-cases.ts';

/** Goes from case to case by key, and chooses one or all up to one. */
export function useRowKeys(chosen: Chosen, onChoose: (chosen: Chosen) => void): void {
  const lastChosen = useRef<string>(undefined);
  const ids = chosen === 'all' ? [] : chosen;

  useShortcut('next', () => {
    moveFocus(1);
  });
  useShortcut('previous', () => {
    moveFocus(-1);
  });
  useShortcut('choose', () => {
    const id = focusedCase();
    if (id === undefined) return;
    lastChosen.current = id;
    onChoose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  });
  useShortcut('chooseRange', () => {
    const id = focusedCase();
    if (id === undefined) return;
    const all = listLinks().map(idOf);
    const [from, to] = [all.indexOf(lastChosen.current ?? id), all.indexOf(id)].toSorted((a, b) => a - b);
    onChoose([...new Set([...ids, ...all.slice(from === -1 ? to : from, (to ?? 0) + 1)])]);
  });
}

function listLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-case]')];
}

function idOf(link: HTMLElement): string {
  return link.dataset.case ?? '';
}

/** The case in whose row the focus is. */
function focusedCase(): string | undefined {
  return findLink()?.dataset.case;
}

function findLink(): HTMLElement | null | undefined {
  return document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-case]');
}

/** Moves to the next or previous case; from outside of the list, to its first. */
function moveFocus(step: 1 | -1): void {
  const links = listLinks();
  const at = links.findIndex((link) => link === findLink());
  links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
