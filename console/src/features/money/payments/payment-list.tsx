import { Button, Skeleton, Table, type Column } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { PaymentFilterInput } from '../../../gql/operations.ts';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { useListKeys } from './use-list-keys.ts';
import { type PaymentRow, usePayments } from './use-payments.ts';

interface PaymentListProps {
  readonly filter: PaymentFilterInput;
  readonly caption: string;
  readonly columns: readonly Column<PaymentRow>[];
  /** What is said where nothing fits the filter. */
  readonly empty: ReactNode;
}

/** The payments that fit a filter, page by page, with the keys that lead from one to the next. */
export function PaymentList({ filter, caption, columns, empty }: PaymentListProps) {
  const { i18n } = useLingui();
  const { rows, isError, refetch, hasMore, showMore, isLoadingMore } = usePayments(filter);
  useListKeys();
  if (!rows && isError)
    return (
      <LoadFailed
        title={i18n._({ id: 'console.payments.load-failed', message: 'We could not load the payments.' })}
        onRetry={refetch}
      />
    );
  if (!rows) return <Skeleton lines={['long', 'long', 'long']} />;
  if (rows.length === 0) return empty;
  return (
    <>
      <Table stacked caption={caption} rows={rows} rowKey={({ payment }) => payment.id} columns={columns} />
      {hasMore && (
        <div>
          <Button size="small" busy={isLoadingMore} onClick={showMore}>
            <Trans id="console.payments.more" message="Show more payments" />
          </Button>
        </div>
      )}
    </>
  );
}
