import { formatAmount } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetPaidThisMonthDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

/** What was paid since the first of the month. The list stands without it, so it says nothing where it cannot be read. */
export function PaidThisMonth({ className }: { readonly className: string | undefined }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data } = useQuery({
    queryKey: ['payments', 'paid-this-month'],
    queryFn: async () => (await request(GetPaidThisMonthDocument, {})).paidThisMonth,
    retry: false,
  });
  if (!data) return null;
  return (
    <p className={className}>
      {i18n._({
        id: 'console.payments.paid-this-month',
        message: 'Paid this month: {amount}. Payments: {count}.',
        values: { amount: formatAmount(data.amount), count: data.count },
      })}
    </p>
  );
}
