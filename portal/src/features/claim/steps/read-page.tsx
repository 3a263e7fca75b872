import type { ClaimStep } from '@handrail/engine/payments';
import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { FormButtons } from '../../../shared/forms/form-buttons.tsx';
import { useClaim } from '../claim-context.ts';
import { ClaimPage, useGoOn } from '../claim-page.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';

interface ReadPageProps {
  readonly step: ClaimStep;
  readonly title: string;
  readonly lead?: string;
  /** What happens, in its order. */
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

/** A page of a claim that explains something and asks nothing. */
export function ReadPage({ step, title, lead, lines, children }: ReadPageProps) {
  const { open } = useClaim();
  const goOn = useGoOn(step);
  return (
    <ClaimPage step={step} title={title} lead={lead}>
      <NumberedSteps lines={lines} />
      {children}
      <FormButtons>
        <Button
          variant="primary"
          onClick={() => {
            const { draft } = open.read();
            open.setDraft({ ...draft, read: [...new Set([...(draft.read ?? []), step])] });
            goOn();
          }}
        >
          <Trans id="claim.continue" message="Continue" />
        </Button>
      </FormButtons>
    </ClaimPage>
  );
}
