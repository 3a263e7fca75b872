import { type DisplayStatus, formatAmount } from '@handrail/engine';
import { isPaymentsCapable } from '@handrail/engine/payments';
import { Chip, type ChipProps, type IconName } from '@handrail/ui';
import { sumApproved, type Fulfillment } from '../payments/own-payments.ts';
import type { Program } from '../programs/list-programs.ts';
import { useStatusWords } from './status-words.ts';

interface StatusChipProps {
  readonly status: DisplayStatus;
  readonly program: Pick<Program, 'name' | 'maxFundingAmount' | 'statusOverrides' | 'features'>;
  readonly fulfillments?: readonly Fulfillment[] | undefined;
}

/** The status of an application, in a word. */
export function StatusChip({ status, program, fulfillments = [] }: StatusChipProps) {
  const { label } = useStatusWords()(status, program);
  const { tone, icon } = statusLooks[status];
  // What was approved, once there is something to be paid (P402).
  const totalCents = sumApproved(fulfillments);
  const isPaying = status === 'Approved' && isPaymentsCapable(program.features) && totalCents > 0;
  return (
    <Chip tone={tone} icon={icon}>
      {isPaying ? `${label} - ${formatAmount(totalCents)}` : label}
    </Chip>
  );
}

export const statusLooks = {
  Application: { tone: 'neutral', icon: 'pencil' },
  InProgress: { tone: 'warning', icon: 'pencil' },
  Incomplete: { tone: 'warning', icon: 'warning' },
  AwaitingReview: { tone: 'info', icon: 'clock' },
  InReview: { tone: 'info', icon: 'clock' },
  Approved: { tone: 'success', icon: 'check-circle' },
  Denied: { tone: 'danger', icon: 'alert' },
  WithdrawnOpen: { tone: 'neutral', icon: 'info' },
  WithdrawnClosed: { tone: 'neutral', icon: 'info' },
  Unknown: { tone: 'neutral', icon: 'help' },
} as const satisfies Record<DisplayStatus, { tone: ChipProps['tone']; icon: IconName }>;
