import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row for screen readers. */
  isRowHeader?: boolean | undefined;
  /** Money and counts line up at the end. */
  align?: 'start' | 'end' | undefined;
  sort?: 'ascending' | 'descending' | undefined;
  /** Makes the header a button that sorts by it. */
  onSort?: (() => void) | undefined;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Each row becomes a small card on a phone or tablet instead of scrolling sideways. */
  stacked?: boolean | undefined;
}

/** A native table with a caption for screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey, stacked }: TableProps<Row>) {
  // What scrolls sideways must be reachable by keyboard, so it is a region with a name.
  const scrolls = stacked
    ? {}
    : { className: styles.scrolls, role: 'region', 'aria-label': caption, tabIndex: 0 };
  return (
    <div {...scrolls}>
      <table className={classNames(styles.table, stacked && styles.stacked)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" aria-sort={column.sort} className={alignClass(column)}>
                <Header column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ column: { header, sort, onSort } }: { column: Column<Row> }) {
  if (!onSort) return header;
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {header}
      {sort && <Icon name="down" className={classNames(styles.mark, sort === 'ascending' && styles.up)} />}
    </button>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isRowHeader) return <th scope="row">{column.cell(row)}</th>;
  return (
    <td data-header={column.header} className={alignClass(column)}>
      {column.cell(row)}
    </td>
  );
}

function alignClass<Row>({ align }: Column<Row>): string | undefined {
  return align === 'end' ? styles.end : undefined;
}
