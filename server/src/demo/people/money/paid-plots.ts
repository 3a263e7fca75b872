import { approvedSteps, type DemoPlot } from '../demo-plots.ts';
import { moneyPlots } from './money-plots.ts';

/** More people of a partner that pays, so that every page of its money has something to show. They come after all others. */
export const paidPlots: readonly DemoPlot[] = [
  {
    people: moneyPlots.ofBatches.length,
    began: { daysAgo: [32, 31, 30, 26, 25, 24, 20, 19, 18] },
    steps: approvedSteps,
    money: moneyPlots.ofBatches,
  },
  {
    people: moneyPlots.ofExternal.length,
    began: { daysAgo: [24, 27, 23] },
    steps: approvedSteps,
    money: moneyPlots.ofExternal,
  },
  {
    people: 1,
    began: { daysAgo: [105] },
    steps: approvedSteps,
    money: [moneyPlots.ofStipend],
    isReported: true,
  },
  {
    people: 1,
    began: { daysAgo: [45] },
    steps: approvedSteps,
    money: [moneyPlots.ofStipendWithoutW9],
    isReported: true,
    hasNoW9: true,
  },
];
