import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';

interface SubmitFailureProps {
  readonly lines: readonly string[];
  readonly onRetry: () => void;
}

/** The application could not be submitted; nothing of it is lost (P741). */
export function SubmitFailure({ lines, onRetry }: SubmitFailureProps) {
  const say = useText();
  return (
    <Banner
      tone="error"
      live
      title={say('application.submit.error', 'There was an error submitting your application.')}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <Trans id="application.submit.kept" message="Your answers are saved." />
      </p>
      <Button size="small" onClick={onRetry}>
        <Trans id="application.try-again" message="Try Again" />
      </Button>
    </Banner>
  );
}
