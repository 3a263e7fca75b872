import { paymentTroubles } from '@handrail/engine/payments';
import { Banner } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { usePayments } from '../payments/use-payments.ts';

const filter = { troubles: [...paymentTroubles] };

/** Leads from the money to the payments that stand still. */
export function ExceptionsNotice() {
  const { i18n } = useLingui();
  const { rows, hasMore, isError, refetch } = usePayments(filter);
  if (!rows && isError)
    return (
      <LoadFailed
        title={i18n._({
          id: 'console.funds.exceptions-failed',
          message: 'We could not load the payments that need attention.',
        })}
        onRetry={refetch}
      />
    );
  if (!rows || rows.length === 0) return null;
  const count = hasMore ? `${String(rows.length)}+` : String(rows.length);
  return (
    <Banner
      tone="warning"
      title={i18n._({
        id: 'console.funds.exceptions',
        message: 'Payments that need attention: {count}',
        values: { count },
      })}
    >
      <Link to="/payments/exceptions">
        <Trans id="console.funds.exceptions.link" message="Work on the exceptions" />
      </Link>
    </Banner>
  );
}
