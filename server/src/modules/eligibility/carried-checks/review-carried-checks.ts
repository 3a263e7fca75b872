import {
  describeConditions,
  describeLimits,
  readCheckAnswers,
  renewAnswers,
  type ReadableAnswer,
} from '@handrail/engine';
import { toDayIn } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findAreasInForce } from '../../income-limits/index.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { findNamedAreas } from '../checks/judge-answers.ts';
import { keepKnownAnswers } from '../checks/keep-known-answers.ts';
import {
  type CurrentEligibility,
  findCurrentEligibilityWithin,
  findEligibilityVersion,
} from '../versions/find-current-eligibility.ts';
import { type KeptCheck, listSubmittedChecks } from './carried-check-store.ts';
import { type CheckVerdict, judgeCheck } from './check-verdict.ts';

/** A pre-check as staff read it: what was answered and said that day, and what would be said today. */
export interface ReviewedCheck extends Omit<KeptCheck, 'answers'> {
  readonly answers: readonly ReadableAnswer[];
  /** Nothing where the partner asks nothing any more. */
  readonly today: ReviewedToday | undefined;
}

interface ReviewedToday {
  readonly version: number;
  readonly verdict: CheckVerdict;
  /** What is different in questions, conditions and limits since that day. */
  readonly changes: readonly string[];
}

/** The pre-checks whose answers came into the submitted applications of a case. */
export async function reviewCarriedChecks(
  tx: Transaction,
  ctx: RequestContext,
  caseId: string,
  timeZone: string,
): Promise<ReviewedCheck[]> {
  const kept = await listSubmittedChecks(tx, ctx, caseId);
  if (kept.length === 0) return [];
  const current = await findCurrentEligibilityWithin(tx, ctx);
  return Promise.all(kept.map((check) => review(tx, { ctx, timeZone, current }, check)));
}

interface Reading {
  readonly ctx: RequestContext;
  readonly timeZone: string;
  readonly current: CurrentEligibility | undefined;
}

async function review(tx: Transaction, reading: Reading, kept: KeptCheck): Promise<ReviewedCheck> {
  const { partnerId, locale } = reading.ctx;
  const asked = await findEligibilityVersion(tx, partnerId, kept.version);
  // A foreign key holds the version, and versions are never deleted.
  if (!asked) throw new Error(`Version ${kept.version} of a kept pre-check is not there`);
  const { questions } = asked.eligibility;
  const areas = await findNamedAreas(tx, partnerId, asked.eligibility, kept.answers);
  return {
    ...kept,
    answers: readCheckAnswers(questions, kept.answers, { locale, areas }),
    today: await judgeToday(tx, reading, { kept, asked, areas }),
  };
}

async function judgeToday(
  tx: Transaction,
  { ctx, timeZone, current }: Reading,
  { kept, asked, areas }: Then,
): Promise<ReviewedToday | undefined> {
  if (!current) return undefined;
  const { partnerId, locale } = ctx;
  const moment = { partnerId, now: ctx.now() };
  const areasNow = await findAreasInForce(tx, moment, [...areas.keys()]);
  const then = { questions: asked.eligibility.questions, areas };
  const now = { questions: current.eligibility.questions, areas: areasNow };
  const answers = keepKnownAnswers(now.questions, renewAnswers(then, now, kept.answers));
  const programs = await listProgramsOf(tx, partnerId);
  return {
    version: current.version,
    verdict: await judgeCheck(
      tx,
      partnerId,
      { eligibility: current.eligibility, answers },
      {
        locale,
        today: toDayIn(timeZone, moment.now),
        areas: new Map([...areasNow.values()].map((area) => [area.id, area])),
      },
    ),
    changes: [
      ...describeConditions(locale, asked.eligibility, current.eligibility, programs),
      ...describeLimits(locale, then, now, kept.answers),
    ],
  };
}

interface Then {
  readonly kept: KeptCheck;
  readonly asked: CurrentEligibility;
  readonly areas: Awaited<ReturnType<typeof findNamedAreas>>;
}
