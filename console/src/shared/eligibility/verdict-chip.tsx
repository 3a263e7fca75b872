import type { EligibilityJudgement } from '@handrail/engine';
import { Chip } from '@handrail/ui';
import { Trans } from '@lingui/react';

interface VerdictChipProps {
  /** Nothing where answers are missing for a verdict. */
  readonly result: EligibilityJudgement['result'] | null;
}

/** What a pre-check says, in words, with an icon and a color. */
export function VerdictChip({ result }: VerdictChipProps) {
  switch (result) {
    case 'eligible':
      return (
        <Chip tone="success" icon="check-circle">
          <Trans id="console.eligibility.eligible" message="Eligible" />
        </Chip>
      );
    case 'ineligible':
      return (
        <Chip tone="danger" icon="close">
          <Trans id="console.eligibility.ineligible" message="Not eligible" />
        </Chip>
      );
    case null:
      return (
        <Chip tone="warning" icon="help">
          <Trans id="console.eligibility.open" message="Answers are missing" />
        </Chip>
      );
  }
}
