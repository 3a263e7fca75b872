import { collapseList } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { usePrinting } from '../../../page/use-printing.ts';
import styles from './documents.module.css';

interface CollapsibleListProps<Item> {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
  /** Rows that are always there, such as files on their way. */
  readonly children?: ReactNode;
}

/** Documents, the first of them as long as nobody asks for more (P760). */
export function CollapsibleList<Item>({ items, renderItem, children }: CollapsibleListProps<Item>) {
  const { i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const { items: shown, button } = collapseList(items, isWhole || isPrinting);
  return (
    <>
      <ul className={styles.files}>
        {shown.map(renderItem)}
        {children}
      </ul>
      {button && (
        <Button
          variant="quiet"
          size="small"
          className={styles.seeMore}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {i18n._({ id: `ui.form.${isWhole ? 'see-less' : 'see-more'}`, message: button })}
        </Button>
      )}
    </>
  );
}
