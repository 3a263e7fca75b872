import { Table } from '@handrail/ui';

interface CountsTableProps {
  readonly caption: string;
  /** What is counted, and in what. */
  readonly what: string;
  readonly unit: string;
  readonly counts: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  /** What is not shown one by one. */
  readonly others: { readonly name: string; readonly count: number | null };
  readonly say: (count: number | null) => string;
}

/** Counts that are large enough to show, and the others together. */
export function CountsTable({ caption, what, unit, counts, others, say }: CountsTableProps) {
  return (
    <Table
      caption={caption}
      rows={[...counts, { key: '', ...others }]}
      rowKey={({ key }) => key}
      columns={[
        { key: 'what', header: what, cell: ({ name }) => name },
        { key: 'count', header: unit, cell: ({ count }) => say(count) },
      ]}
    />
  );
}
