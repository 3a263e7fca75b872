import type { HistoryRules } from '@handrail/engine';

/** Each claim of an older form once and in order, and each course once. */
export function olderHistory(program: string): HistoryRules {
  return {
    reapplication: [{ type: 'NoneInProgress', value: 0 }],
    once: [
      {
        answerKeys: ['incentiveLevel'],
        programs: [program],
        message: 'You have already claimed {value}.',
        order: {
          values: ['level1', 'secondLevel1', 'level2', 'level3'],
          message: 'You have to claim {value} before this level.',
        },
      },
      {
        answerKeys: ['courseCompletedL1.courses.name'],
        programs: [program],
        message: 'You have already claimed the course "{value}". You can claim each course once.',
      },
    ],
  };
}
