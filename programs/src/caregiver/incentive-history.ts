import type { HistoryRules } from '@handrail/engine';

/** Each level once, in order, and each course once, over both tracks. */
export const incentiveHistory: HistoryRules = {
  reapplication: [{ type: 'NoneInProgress', value: 0 }],
  once: [
    {
      answerKeys: ['claimedLevel'],
      labelledBy: 'incentiveLevel',
      programs: ['caregiver-track-1', 'caregiver-track-2'],
      message: 'You have already claimed {value}. You can claim each level once, in either track.',
      order: {
        values: ['level1', 'level2', 'level3'],
        message: 'You have to claim {value} before this level.',
      },
    },
    {
      answerKeys: ['courseCompletedL1.courses.name', 'courseCompletedL2.courses.name'],
      programs: ['caregiver-track-1', 'caregiver-track-2'],
      message: 'You have already claimed the course "{value}". You can claim each course once.',
    },
  ],
};
