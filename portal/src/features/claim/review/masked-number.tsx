import { Button, VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useText } from '../../../shared/context/use-text.ts';

/** A number that shows only its end until its owner asks for the rest. */
export function MaskedNumber({ number }: { readonly number: string }) {
  const say = useText();
  const [isShown, setShown] = useState(false);
  const end = number.slice(-4);
  return (
    <>
      {isShown ? (
        <span>{number}</span>
      ) : (
        <span>
          <VisuallyHidden>{say('claim.ends-in', 'ends in {end}', { end })}</VisuallyHidden>
          <span aria-hidden="true">•••• {end}</span>
        </span>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {isShown ? <Trans id="claim.hide" message="Hide" /> : <Trans id="claim.show" message="Show" />}
        <VisuallyHidden> {say('bank.account-number', 'Account Number')}</VisuallyHidden>
      </Button>
    </>
  );
}
