import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { assertRight } from '../../../platform/rights.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listMonthCounts, type MonthCount } from './eligibility-count-store.ts';
import { hideSmall, leastShown, showParts, type ShownCounts } from './hide-small.ts';

/** How the pre-check was used in a month; what a null stands for is too small to show. */
export interface EligibilityMonth {
  /** As 2026-11. */
  readonly month: string;
  readonly checks: number | null;
  readonly verdicts: Readonly<Record<'eligible' | 'ineligible', number>> | null;
  readonly programs: readonly ProgramFigures[];
  /** By the county's FIPS code. */
  readonly areas: ShownCounts;
}

export interface ProgramFigures {
  readonly programId: string;
  readonly fits: Readonly<Record<'likely' | 'maybe' | 'unlikely', number>> | null;
}

const mostMonths = 24;

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
  return months.map((month) =>
    toMonth(
      month,
      counts.filter((count) => count.month === month),
    ),
  );
}

function toMonth(month: string, counts: readonly MonthCount[]): EligibilityMonth {
  const find = (measure: string, key: string) =>
    counts.find((count) => count.measure === measure && count.key === key)?.count ?? 0;
  const verdicts = { eligible: find('verdict', 'eligible'), ineligible: find('verdict', 'ineligible') };
  const checks = verdicts.eligible + verdicts.ineligible;
  if (checks < leastShown)
    return { month, checks: null, verdicts: null, programs: [], areas: { shown: [], others: null } };
  const programIds = new Set(
    counts.filter(({ measure }) => measure === 'program').map(({ key }) => key.split(' ')[0] ?? ''),
  );
  return {
    month,
    checks,
    verdicts: showParts(verdicts),
    programs: [...programIds].map((programId) => ({
      programId,
      fits: showParts({
        likely: find('program', `${programId} likely`),
        maybe: find('program', `${programId} maybe`),
        unlikely: find('program', `${programId} unlikely`),
      }),
    })),
    areas: hideSmall(counts.filter(({ measure }) => measure === 'area')),
  };
}
