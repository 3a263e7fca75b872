import { Banner } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useBatches } from './use-batches.ts';

/** Leads from the money to what keeps it from leaving: no provider, or batches that wait for a person. */
export function BatchesNotice() {
  const { i18n } = useLingui();
  const { data } = useBatches();
  const toApprove = data?.paymentBatches.filter(
    ({ state, isOwn, isCertifier, heldAt }) => state === 'open' && !isOwn && !isCertifier && heldAt === null,
  ).length;
  const waiting = data?.batchCandidates.reduce((sum, { count }) => sum + count, 0);
  const titles = [
    ...(waiting
      ? [
          i18n._({
            id: 'console.batches.notice.waiting',
            message: 'Payments that wait for a batch: {count}',
            values: { count: waiting },
          }),
        ]
      : []),
    ...(toApprove
      ? [
          i18n._({
            id: 'console.batches.notice.approve',
            message: 'Batches that wait for your approval: {count}',
            values: { count: toApprove },
          }),
        ]
      : []),
  ];
  return (
    <>
      {data?.payoutRules.isConnected === false && (
        <Banner
          tone="error"
          title={i18n._({ id: 'console.providers.none', message: 'No payment provider is connected' })}
        >
          <Link to="/payments/providers">
            <Trans id="console.providers.notice.link" message="See what is missing" />
          </Link>
        </Banner>
      )}
      {titles.map((title) => (
        <Banner key={title} tone="info" title={title}>
          <Link to="/payments/batches">
            <Trans id="console.batches.notice.link" message="Go to the batches" />
          </Link>
        </Banner>
      ))}
    </>
  );
}
