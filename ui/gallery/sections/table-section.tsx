import { Card, Table, type Column } from '../../src/index.ts';
import { Section } from '../section.tsx';

interface Payment {
  id: string;
  payee: string;
  date: string;
  amount: string;
}

const payments: Payment[] = [
  { id: '1', payee: 'Cordwainer Row LLC', date: 'November 23, 2026', amount: '$1,450.00' },
  { id: '2', payee: 'Marguerite Delacroix-Whitfield', date: 'December 23, 2026', amount: '$1,450.00' },
];

const columns: Column<Payment>[] = [
  { key: 'payee', header: 'Paid to', cell: (payment) => payment.payee, isRowHeader: true },
  {
    key: 'date',
    header: 'Date',
    cell: (payment) => payment.date,
    sort: 'ascending',
    onSort: () => undefined,
  },
  { key: 'amount', header: 'Amount', cell: (payment) => payment.amount, align: 'end' },
];

export function TableSection() {
  return (
    <Section title="Tables">
      <Card>
        <Table
          caption="Payments, as cards on a phone"
          columns={columns}
          rows={payments}
          rowKey={toKey}
          stacked
        />
      </Card>
      <Card>
        <Table caption="Payments, scrolling on a phone" columns={columns} rows={payments} rowKey={toKey} />
      </Card>
    </Section>
  );
}

function toKey(payment: Payment): string {
  return payment.id;
}
