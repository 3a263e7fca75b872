import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { IconName } from '@handrail/ui';

export interface ToolbarItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** What the loader of a frame says of the page that someone arrives at. */
export interface ProgressAhead {
  readonly hasProgress: boolean;
}

/**
 * Whether the first page will add Progress and has not yet: it does so in an effect, which the server never runs. Its place
 * is kept until then, so that nothing moves under a finger.
 */
export function useProgressAhead(item: ToolbarItem | undefined): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [wasAdded, setAdded] = useState(false);
  if (item && !wasAdded) setAdded(true);
  const isAnnounced = useMatches().some(
    ({ loaderData }) => (loaderData as Partial<ProgressAhead> | undefined)?.hasProgress,
  );
  return isAnnounced && !wasAdded && key === firstKey;
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
