import type { HistoryRules } from '@handrail/engine';

/** What was submitted to the pilot stands, and who withdraws does not come back into it. */
export const pilotHistory: HistoryRules = {
  isFinal: true,
  closedAfterWithdrawalFrom: ['mobility-pilot', 'mobility-pilot-consent'],
};
