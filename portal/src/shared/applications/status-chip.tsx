import type { DisplayStatus } from '@handrail/engine';
import { Chip, type ChipProps, type IconName } from '@handrail/ui';
import { useStatusWords } from './status-words.ts';

interface StatusChipProps {
  readonly status: DisplayStatus;
  readonly program: Parameters<ReturnType<typeof useStatusWords>>[1];
}

/** The status of an application, in a word. */
export function StatusChip({ status, program }: StatusChipProps) {
  const { label } = useStatusWords()(status, program);
  const { tone, icon } = statusLooks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {label}
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
