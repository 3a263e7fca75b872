import type { HistoryRules } from '@handrail/engine';

/** Each claim of an older form once and in order, and each course once. */
export function olderHistory(program: string): HistoryRules {
  return {
    reapplication: [{ type: 'NoneInProgress', value: 0 }],
    once: [
      {
        answerKeys: ['incentiveLevel'],
        programs: [program],
        message: '{value} has already been claimed.',
        order: {
          values: ['level1', 'secondLevel1', 'level2', 'level3'],
          message: '{value} must be claimed before this level.',
        },
      },
      {
        answerKeys: ['courseCompletedL1.courses.name'],
        programs: [program],
        message: 'The course "{value}" has already been claimed. Each course can be claimed once.',
      },
    ],
  };
}
