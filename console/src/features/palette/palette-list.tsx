import { useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  readonly groups: readonly PaletteGroup[];
  readonly currentId: string | undefined;
  readonly listId: string;
  readonly title: string;
  readonly onChoose: (item: PaletteItem, isNewTab: boolean) => void;
}

/** The lines of the palette; the focus stays in the field above them. */
export function PaletteList({ groups, currentId, listId, title, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <div ref={list} id={listId} role="listbox" aria-label={title} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
          <p id={`${listId}-${group.id}`} role="presentation" className={styles.title}>
            {group.title}
          </p>
          {group.items.map((item) => (
            // The field above takes the keys of the list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={item.id}
              id={`${listId}-${item.id}`}
              role="option"
              aria-selected={item.id === currentId}
              className={styles.item}
              onClick={(event) => {
                onChoose(item, event.ctrlKey || event.metaKey);
              }}
            >
              <span className={styles.label}>
                {item.label} {item.detail !== undefined && <small>{item.detail}</small>}
              </span>
              {item.end}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
