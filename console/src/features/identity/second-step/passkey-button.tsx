import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useRef } from 'react';

interface PasskeyButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Asks the device for a passkey; it takes the focus, because it replaces what had it. */
export function PasskeyButton({ busy, onPress }: PasskeyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Button ref={button} variant="primary" block busy={busy} onClick={onPress}>
      <Trans id="console.second-step.passkey" message="Use a passkey" />
    </Button>
  );
}
