import type { HistoryRules } from '@handrail/engine';

/** Each level once, in order, and each course once, over both tracks. */
export const incentiveHistory: HistoryRules = {
  reapplication: [{ type: 'NoneInProgress', value: 0 }],
  once: [
    {
      answerKeys: ['claimedLevel'],
      labelledBy: 'incentiveLevel',
      programs: ['caregiver-track-1', 'caregiver-track-2'],
      message: '{value} has already been claimed. Each level can be claimed once, in either track.',
      order: {
        values: ['level1', 'level2', 'level3'],
        message: '{value} must be claimed before this level.',
      },
    },
    {
      answerKeys: ['courseCompletedL1.courses.name', 'courseCompletedL2.courses.name'],
      programs: ['caregiver-track-1', 'caregiver-track-2'],
      message: 'The course "{value}" has already been claimed. Each course can be claimed once.',
    },
  ],
};
