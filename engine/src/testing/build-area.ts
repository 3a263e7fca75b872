import type { IncomeLimitArea } from '../eligibility/income-limit.ts';

/** An area whose limits rise by a thousand dollars with each person. */
export function buildArea(overrides: Partial<IncomeLimitArea> = {}): IncomeLimitArea {
  return {
    id: 'kings',
    county: 'Kings County',
    state: 'NY',
    incomeLimit: {
      id: 'kings-2024',
      year: 2024,
      limits: { extremelyLow: toLimits(20_000), veryLow: toLimits(33_000), low: toLimits(52_000) },
    },
    ...overrides,
  };
}

function toLimits(base: number): { householdSize: number; incomeLimit: number }[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((householdSize) => ({
    householdSize,
    incomeLimit: base + householdSize * 1000,
  }));
}
