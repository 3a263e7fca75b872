import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claimAddress, claimAnswers, fulfillmentId } from '../../testing/demo-claim.ts';
import { caseId } from '../../testing/demo-case.ts';
import { openPortal } from '../../testing/open-portal.ts';

type Claimed = NonNullable<NonNullable<Parameters<typeof claimAnswers>[0]>['claimed']>;

function openClaimed(page: string, claimed: Claimed) {
  const { api } = claimAnswers({ offer: null, claimed });
  const found = { id: caseId, displayId: 'C4H7-QX2M', status: 'Approved', programId: 'program-1' };
  const party = { id: 'party-1', name: 'Dana Okafor', isClient: false };
  return openPortal(`${claimAddress}/${page}`, {
    ...api,
    GetCaseFulfillments: { case: { ...found, party, fulfillments: [] } },
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a payment that was claimed before', () => {
  it.each(['payment-method', 'submission'])(
    'and came back is not said to be on its way: %s leads to its details',
    async (page) => {
      openClaimed(page, [{ status: 'failed' }]);
      await waitFor(() => {
        expect(window.location.pathname).toBe(`/bayview/case/${caseId}/fulfillment/${fulfillmentId}/details`);
      });
      expect(screen.queryByText('Your money is on its way')).toBeNull();
    },
  );

  it('and has arrived is not said to be on its way either [P278]', async () => {
    openClaimed('submission', [{ status: 'success' }]);
    await heading('Your money has arrived');
    expect(screen.queryByText(/We are sending it now/)).toBeNull();
  });

  it('is the one that was sent last, also when it came back and was sent again after a later one [P278]', async () => {
    openClaimed('submission', [
      { id: '1', displayId: 'SENT-AGAIN', amount: 10_000, initiatedAt: '2026-11-20T15:00:00.000Z' },
      { id: '2', displayId: 'SENT-BEFORE', amount: 20_000, initiatedAt: '2026-11-16T15:00:00.000Z' },
    ]);
    await heading('Your money is on its way');
    expect(screen.getByText('SENT-AGAIN')).toBeTruthy();
    expect(screen.getByText('$100.00')).toBeTruthy();
  });
});
