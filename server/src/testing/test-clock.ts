/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => Date;
  readonly moveBy: (step: {
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }) => void;
}

export function createTestClock(start = '2026-11-15T15:00:00Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    moveBy: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
