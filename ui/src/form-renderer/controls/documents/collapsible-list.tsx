import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import styles from './documents.module.css';

interface CollapsibleListProps<Item> {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
  /** Rows that are always there, such as files on their way. */
  readonly children?: ReactNode;
}

/** A list of documents shows this many before "See more" (P760). */
const mostShown = 6;

/** Documents, the first of them as long as nobody asks for more. */
export function CollapsibleList<Item>({ items, renderItem, children }: CollapsibleListProps<Item>) {
  const { i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, mostShown);
  return (
    <>
      <ul className={styles.files}>
        {shown.map(renderItem)}
        {children}
      </ul>
      {items.length > mostShown && (
        <Button
          variant="quiet"
          size="small"
          className={styles.seeMore}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole
            ? i18n._({ id: 'ui.form.see-less', message: 'See less' })
            : i18n._({ id: 'ui.form.see-more', message: 'See more' })}
        </Button>
      )}
    </>
  );
}
