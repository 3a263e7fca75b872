import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { Opening } from './use-mailed-check.ts';

interface OpeningStateProps {
  readonly opening: Exclude<Opening, { readonly state: 'opened' }>;
  readonly onRetry: () => void;
}

/** That a link is being opened, or why it cannot be. */
export function OpeningState({ opening, onRetry }: OpeningStateProps) {
  if (opening.state === 'none') return null;
  if (opening.state === 'opening')
    return (
      <p role="status">
        <Trans id="eligibility.mailed.opening" message="Opening your answers…" />
      </p>
    );
  return (
    <Banner tone="error" live title={opening.text}>
      {opening.mayRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <Trans id="eligibility.retry" message="Try again" />
        </Button>
      )}
    </Banner>
  );
}
