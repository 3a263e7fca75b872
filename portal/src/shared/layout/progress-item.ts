import type { ToolbarItem } from './toolbar-slot.ts';

/** Progress in the toolbar (P118). */
export function toProgressItem(label: string, onPress: () => void): ToolbarItem {
  return { key: 'progress', icon: 'progress', label, onPress };
}
