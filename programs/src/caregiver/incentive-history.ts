import type { HistoryRules } from '@handrail/engine';

/** Each level once, in order, and each course once, over both tracks. */
export const incentiveHistory: HistoryRules = {
  reapplication: [{ type: 'NoneInProgress', value: 0 }],
  once: [
    {
      answerKeys: ['claimedLevel'],
      labelledBy: 'incentiveLevel',
      programs: ['caregiver-track-1', 'caregiver-track-2'],
      message: '{value} has been claimed already. Each level can be claimed once, in either track.',
      order: {
        values: ['level1', 'level2', 'level3'],
        message: '{value} has to be claimed before this level.',
      },
    },
    {
      answerKeys: ['courseCompletedL1.courses.name', 'courseCompletedL2.courses.name'],
      programs: ['caregiver-track-1', 'caregiver-track-2'],
      message: 'The course "{value}" has been claimed already. Each course can be claimed once.',
    },
  ],
};
