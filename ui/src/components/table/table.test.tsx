import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Table, type Column } from './table.tsx';

const columns: Column<{ id: string; payee: string; amount: string }>[] = [
  { key: 'payee', header: 'Paid to', cell: (row) => row.payee, isRowHeader: true, sort: 'ascending' },
  { key: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
];
const rows = [{ id: '1', payee: 'Cordwainer Row LLC', amount: '$1,450.00' }];

describe('Table', () => {
  it('is a native table with a caption, column headers and row headers', () => {
    renderScreen(<Table caption="Payments" columns={columns} rows={rows} rowKey={(row) => row.id} stacked />);

    const table = within(screen.getByRole('table', { name: 'Payments' }));
    expect(table.getByRole('columnheader', { name: 'Paid to' }).getAttribute('aria-sort')).toBe('ascending');
    expect(table.getByRole('rowheader', { name: 'Cordwainer Row LLC' })).toBeDefined();
    expect(table.getByRole('cell', { name: '$1,450.00' })).toBeDefined();
  });

  it('can be sorted from the header of a column', async () => {
    const onSort = vi.fn();
    const sortable = columns.map((column) => ({ ...column, onSort }));
    renderScreen(<Table caption="Payments" columns={sortable} rows={rows} rowKey={(row) => row.id} />);

    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(onSort).toHaveBeenCalledOnce();
  });

  it('can be scrolled by keyboard where it scrolls', () => {
    renderScreen(<Table caption="Payments" columns={columns} rows={rows} rowKey={(row) => row.id} />);

    expect(screen.getByRole('region', { name: 'Payments' }).tabIndex).toBe(0);
  });
});
