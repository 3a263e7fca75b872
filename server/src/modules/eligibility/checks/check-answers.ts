import { defineWords, type Eligibility, type EligibilityAnswers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toClientNetwork } from '../../../platform/limits/client-network.ts';
import type { Limit } from '../../../platform/limits/limit.ts';
import { takeWithinLimits } from '../../../platform/limits/take-within-limits.ts';
import { getPartner } from '../../partners/index.ts';
import { countCheck } from '../figures/count-check.ts';
import { findCurrentEligibility } from '../versions/find-current-eligibility.ts';
import type { CheckInput } from './check-input.ts';
import { judgeAnswers, type JudgedAnswers } from './judge-answers.ts';
import { nameOpenPrograms, type NamedProgramFit } from './name-programs.ts';
import { keepKnownAnswers } from './keep-known-answers.ts';

/** A judgement with the names of the programs that people can apply to. */
export interface CheckedAnswers extends Omit<JudgedAnswers, 'programs'> {
  readonly programs: readonly NamedProgramFit[];
}

/** Offices, libraries and shelters share one network, and people try out other answers. */
export const checks: Limit = { key: 'eligibility-check:network', max: 300, windowMinutes: 15 };

/** Checks a visitor's answers and counts the result. Nothing of what was typed is kept. */
export async function checkAnswers(ctx: RequestContext, input: CheckInput): Promise<CheckedAnswers> {
  await takeCheck(ctx);
  const { checked } = await judgeVisitor(ctx, input);
  await countCheck(ctx, {
    version: input.version,
    verdict: checked.result,
    programs: checked.programs.map(({ programId, fit }) => ({ programId, fit })),
    // A town can be too small to hide in; the first five digits are the county.
    areaFips: checked.area?.fips.slice(0, 5),
    isRecheck: input.isRecheck,
  });
  return checked;
}

/** Counts a check of a visitor against what one network may do. */
export async function takeCheck(ctx: RequestContext): Promise<void> {
  // Nothing is counted for a partner that does not exist.
  await getPartner(ctx);
  if (ctx.client)
    await takeWithinLimits(ctx, [{ limit: checks, subject: toClientNetwork(ctx.client.address) }]);
}

/** A verdict with the answers that it rests on and what was asked. */
interface JudgedVisit {
  readonly checked: CheckedAnswers;
  readonly answers: EligibilityAnswers;
  readonly eligibility: Eligibility;
}

/** The verdict on a visitor's answers to what the partner asks now. */
export async function judgeVisitor(
  ctx: RequestContext,
  { version, answers: typed }: Pick<CheckInput, 'version' | 'answers'>,
): Promise<JudgedVisit> {
  const current = await findCurrentEligibility(ctx);
  if (!current) throw new AppError('NOT_FOUND');
  if (current.version !== version) throw new AppError('ELIGIBILITY_CHANGED');

  const answers = keepKnownAnswers(current.eligibility.questions, typed);
  const judged = await judgeAnswers(ctx, current.eligibility, answers);
  if (judged.missing.length > 0)
    throw new AppError('INVALID_INPUT', (locale) => [checkWords(locale).missing]);

  const programs = await ctx.db.read((tx) => nameOpenPrograms(tx, ctx.partnerId, judged));
  return { checked: { ...judged, programs }, answers, eligibility: current.eligibility };
}

const checkWords = defineWords('eligibilityAnswers', { missing: 'Please answer every question.' });
