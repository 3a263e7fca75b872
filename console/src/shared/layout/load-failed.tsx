import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers another try. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  return (
    <Banner live tone="error" title={title}>
      <Button size="small" onClick={onRetry}>
        <Trans id="console.try-again" message="Try Again" />
      </Button>
    </Banner>
  );
}
