import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../class-names.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import type { useChoiceList } from './use-choice-list.ts';

interface ComboboxListProps {
  readonly list: ReturnType<typeof useChoiceList>;
  readonly isMultiple: boolean;
}

/** The open list under a searchable field; how many options are left is read out. */
export function ComboboxList({ list, isMultiple }: ComboboxListProps) {
  const { items, isOpen } = list;
  const popup = useRef<HTMLDivElement>(null);
  const found = useFound(list);

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <>
      <div ref={popup} className={styles.popup} hidden={!isOpen}>
        <ul
          {...list.getMenuProps({ 'aria-multiselectable': isMultiple ? true : undefined })}
          className={styles.list}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollTop + 2 * clientHeight >= scrollHeight) list.showMore();
          }}
        >
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.value ?? ''}
                {...list.getItemProps({ item, index, 'aria-selected': item.isChosen })}
                aria-setsize={list.lineCount}
                aria-posinset={index + 1}
                className={classNames(
                  styles.option,
                  index === list.highlightedIndex && styles.active,
                  item.depth > 0 && styles.nested,
                  item.value === undefined && styles.all,
                )}
              >
                <span>
                  {item.label}
                  {item.description && <small className={styles.description}>{item.description}</small>}
                </span>
                {item.isChosen && <Icon name="check" />}
              </li>
            ))}
        </ul>
        {isOpen && (list.typed ?? '') !== '' && <p className={styles.foot}>{found}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen && found}</span>
      </VisuallyHidden>
    </>
  );
}

function useFound({ count }: ComboboxListProps['list']): string {
  const { i18n } = useLingui();
  if (count === 0) {
    return i18n._({ id: 'ui.form.found-none', message: 'Nothing found. Try fewer letters.' });
  }
  return count === 1
    ? i18n._({ id: 'ui.form.found-one', message: '1 option' })
    : i18n._({ id: 'ui.form.found-many', message: '{count} options', values: { count } });
}
