import type { ReactNode } from 'react';

/** A line of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** What stands beside the label, and is searched as well. */
  readonly detail?: string | undefined;
  readonly end?: ReactNode;
  /** Where it leads; without one it does something here. */
  readonly to?: string | undefined;
  readonly run?: (() => void) | undefined;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** Keeps the lines that have every word that was typed, and the groups that have a line. */
export function narrow(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => hasAll(item, words)) }))
    .filter(({ items }) => items.length > 0);
}

function hasAll({ label, detail = '' }: PaletteItem, words: readonly string[]): boolean {
  const text = `${label} ${detail}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
