import { Banner, Button, focusHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { MouseEvent } from 'react';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers another try. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  function handleRetry({ currentTarget }: MouseEvent) {
    keepFocusNear(currentTarget);
    onRetry();
  }

  return (
    <Banner live tone="error" title={title}>
      <Button size="small" onClick={handleRetry}>
        <Trans id="console.try-again" message="Try Again" />
      </Button>
    </Banner>
  );
}

/** The button goes away while it loads, and the focus would be lost with it. */
function keepFocusNear(button: Element): void {
  if (button.closest('dialog')) return;
  const pane = button.closest<HTMLElement>('[role=group][tabindex]');
  if (pane) pane.focus({ preventScroll: true });
  else focusHeading({ preventScroll: true });
}
