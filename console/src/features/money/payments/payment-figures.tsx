import { formatAmount } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { GetPaymentFiguresDocument, type GetPaymentFiguresQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from '../funds/funds.module.css';
import { SentDays } from './sent-days.tsx';

type PaymentSum = GetPaymentFiguresQuery['paymentFigures']['failed'];

/** How the money of the partner stands. The list stands without it, so it says nothing where it cannot be read. */
export function PaymentFigures() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data } = useQuery({
    queryKey: ['payments', 'figures'],
    queryFn: async () => (await request(GetPaymentFiguresDocument, {})).paymentFigures,
    retry: false,
  });
  if (!data) return null;
  return (
    <>
      <dl className={styles.tiles}>
        <Tile
          label={i18n._({ id: 'console.payments.figures.paid', message: 'Paid this month' })}
          sum={data.paidThisMonth}
        />
        <Tile
          label={i18n._({ id: 'console.payments.figures.waiting', message: 'Not sent yet' })}
          to="?status=authorized"
          sum={data.waiting}
        />
        <Tile
          label={i18n._({ id: 'console.payments.figures.in-transit', message: 'In transit' })}
          to="?status=initiated"
          sum={data.inTransit}
        />
        <Tile
          label={i18n._({ id: 'console.payments.figures.failed', message: 'Failed or returned' })}
          to="?status=failed"
          sum={data.failed}
        />
      </dl>
      <SentDays days={data.days} />
    </>
  );
}

interface TileProps {
  readonly label: string;
  /** The list of the payments that it counts. */
  readonly to?: string;
  readonly sum: PaymentSum;
}

function Tile({ label, to, sum }: TileProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.tile}>
      <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
      <dd>
        <strong>{formatAmount(sum.amount)}</strong>
        <small>
          {i18n._({
            id: 'console.payments.figures.count',
            message: 'Payments: {count}',
            values: { count: sum.count },
          })}
        </small>
      </dd>
    </div>
  );
}
