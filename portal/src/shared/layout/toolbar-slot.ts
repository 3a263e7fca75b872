import { createContext, use, useEffect } from 'react';
import type { IconName } from '@handrail/ui';

export interface ToolbarItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

type ShowItem = (item: ToolbarItem | undefined) => void;

export const ToolbarSlot = createContext<ShowItem | undefined>(undefined);

/** Adds an item to the toolbar while a page is there; pass the same object until it changes. */
export function useToolbarItem(item: ToolbarItem): void {
  const show = use(ToolbarSlot);
  useEffect(() => {
    show?.(item);
    return () => {
      show?.(undefined);
    };
  }, [show, item]);
}
