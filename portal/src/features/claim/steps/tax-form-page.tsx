import { Button, Skeleton } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { useClaim } from '../claim-context.ts';
import { ClaimPage, useGoOn } from '../claim-page.tsx';
import { claimQuery } from '../claim-query.ts';

const W9Details = lazy(async () => ({
  default: (await import('../../tax-form/index.ts')).W9Details,
}));

/** The tax form, where none was signed yet: /claim/:fulfillmentId/w9 (P275, P470) */
export function TaxFormPage() {
  const say = useText();
  const session = usePortal();
  const client = useQueryClient();
  const { fulfillmentId } = useClaim();
  const goOn = useGoOn('w9');
  const handleSigned = () => {
    // Without the step in the list, the frame leads on to the first one that is open.
    client.setQueryData(
      claimQuery(session, fulfillmentId).queryKey,
      (known) => known?.offer && { ...known, offer: { ...known.offer, needsTaxForm: false } },
    );
  };
  return (
    <ClaimPage
      step="w9"
      title={say('application.w9.title', 'Tax Form')}
      lead={say(
        'application.w9.lead',
        'We need this form (W-9) before we can pay you. You only need to fill it out once.',
      )}
    >
      <Suspense fallback={<Skeleton lines={['medium', 'long', 'long', 'medium']} />}>
        <W9Details
          submitLabel={say('claim.continue', 'Continue')}
          onward={
            <Button variant="primary" onClick={goOn}>
              <Trans id="claim.continue" message="Continue" />
            </Button>
          }
          onSaved={handleSigned}
        />
      </Suspense>
    </ClaimPage>
  );
}
