import { nameQuestion } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { assertRight } from '../../../platform/rights.ts';
import { nameCounties } from '../../income-limits/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listVersions } from '../versions/eligibility-version-store.ts';
import { listMonthCounts, type MonthCount } from './eligibility-count-store.ts';
import {
  type Counted,
  hideSmall,
  leastShown,
  roundCount,
  showParts,
  type ShownCounts,
} from './hide-small.ts';

/** How the pre-check was used in a month, to the nearest ten; what a null stands for is too small to show. */
export interface EligibilityMonth {
  /** As 2026-11. */
  readonly month: string;
  readonly checks: number | null;
  readonly verdicts: Readonly<Record<'eligible' | 'ineligible', number>> | null;
  readonly programs: readonly ProgramFigures[];
  /** By the digits of the county. */
  readonly areas: NamedCounts;
  /** The question that a visit came to last, by its key. */
  readonly reached: NamedCounts;
}

/** Counts that may be shown, each with what it counts in words. */
export interface NamedCounts extends ShownCounts {
  readonly shown: readonly NamedCount[];
}

export interface NamedCount extends Counted {
  readonly name: string;
}

export interface ProgramFigures {
  readonly programId: string;
  readonly fits: Readonly<Record<'likely' | 'maybe' | 'unlikely', number>> | null;
}

const mostMonths = 24;
const mostVersions = 50;

/** The months in which someone checked, newest first. There is no sum over months, from which a small one would follow. */
export async function readEligibilityFigures(ctx: RequestContext): Promise<EligibilityMonth[]> {
  assertRight(ctx.actor, 'changePrograms');
  return ctx.db.read((tx) => readMonths(tx, ctx));
}

async function readMonths(tx: Transaction, ctx: RequestContext): Promise<EligibilityMonth[]> {
  // The current month is left out: looking at it before and after a check would show that check.
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const counts = await listMonthCounts(tx, ctx.partnerId, { now: ctx.now(), timeZone, mostMonths });
  const months = [...new Set(counts.map(({ month }) => month))];
  const names = await readNames(tx, ctx, counts);
  return months.map((month) =>
    toMonth(
      month,
      counts.filter((count) => count.month === month),
      names,
    ),
  );
}

/** What counties and questions are called, by their keys. */
interface Names {
  readonly counties: ReadonlyMap<string, string>;
  /** As the newest version that has them asks them, and in its order. */
  readonly questions: ReadonlyMap<string, string>;
}

async function readNames(
  tx: Transaction,
  ctx: RequestContext,
  counts: readonly MonthCount[],
): Promise<Names> {
  const areas = counts.filter(({ measure }) => measure === 'area').map(({ key }) => key);
  const versions = await listVersions(tx, ctx.partnerId, mostVersions);
  const questions = new Map<string, string>();
  for (const question of versions.flatMap(({ content }) => content.questions)) {
    if (!questions.has(question.key)) questions.set(question.key, nameQuestion(ctx.locale, question));
  }
  const moment = { partnerId: ctx.partnerId, now: ctx.now() };
  return { questions, counties: await nameCounties(tx, moment, [...new Set(areas)]) };
}

/** What is published of a month's counters. */
export function toMonth(month: string, counts: readonly MonthCount[], names: Names): EligibilityMonth {
  const find = (measure: string, key: string) =>
    counts.find((count) => count.measure === measure && count.key === key)?.count ?? 0;
  const verdicts = { eligible: find('verdict', 'eligible'), ineligible: find('verdict', 'ineligible') };
  const checks = verdicts.eligible + verdicts.ineligible;
  const reached = nameCounts(counts, 'reached', names.questions);
  const order = [...names.questions.keys()];
  const inTurn = reached.shown.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  const stops = { ...reached, shown: inTurn };
  if (checks < leastShown)
    return {
      ...{ month, checks: null, verdicts: null, programs: [] },
      areas: { shown: [], others: null },
      reached: stops,
    };
  const programIds = new Set(
    counts.filter(({ measure }) => measure === 'program').map(({ key }) => key.split(' ')[0] ?? ''),
  );
  return {
    month,
    checks: roundCount(checks),
    verdicts: showParts(verdicts),
    programs: [...programIds].map((programId) => ({
      programId,
      fits: showParts({
        likely: find('program', `${programId} likely`),
        maybe: find('program', `${programId} maybe`),
        unlikely: find('program', `${programId} unlikely`),
      }),
    })),
    areas: nameCounts(counts, 'area', names.counties),
    reached: stops,
  };
}

function nameCounts(
  counts: readonly MonthCount[],
  measure: MonthCount['measure'],
  names: ReadonlyMap<string, string>,
): NamedCounts {
  const { shown, others } = hideSmall(counts.filter((count) => count.measure === measure));
  return { shown: shown.map(({ key, count }) => ({ key, count, name: names.get(key) ?? key })), others };
}
