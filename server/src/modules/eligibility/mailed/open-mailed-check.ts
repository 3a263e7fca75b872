import { defineWords, type EligibilityAnswers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toClientNetwork } from '../../../platform/limits/client-network.ts';
import type { Limit } from '../../../platform/limits/limit.ts';
import { takeWithinLimits } from '../../../platform/limits/take-within-limits.ts';
import type { StoredArea } from '../../income-limits/index.ts';
import { getPartner } from '../../partners/index.ts';
import { findNamedAreas } from '../checks/judge-answers.ts';
import { keepKnownAnswers } from '../checks/keep-known-answers.ts';
import { findCurrentEligibility } from '../versions/find-current-eligibility.ts';
import { findMailedCheck } from './mailed-check-store.ts';

/** What a link fills in. */
export interface OpenedCheck {
  readonly checkedAt: Date;
  /** Whether the partner asks something else since; only what it still asks is here. */
  readonly hasChanged: boolean;
  readonly answers: EligibilityAnswers;
  readonly areas: readonly StoredArea[];
}

/** Offices, libraries and shelters share one network. */
const openings: Limit = { key: 'mailed-check:network', max: 300, windowMinutes: 15 };

/** The answers behind the link of a mailed result, for whoever has it, as often as needed until it expires. */
export async function openMailedCheck(ctx: RequestContext, token: string): Promise<OpenedCheck> {
  // Nothing is counted for a partner that does not exist.
  await getPartner(ctx);
  if (ctx.client)
    await takeWithinLimits(ctx, [{ limit: openings, subject: toClientNetwork(ctx.client.address) }]);

  const current = await findCurrentEligibility(ctx);
  const mailed = await ctx.db.transaction((tx) => findMailedCheck(tx, ctx, hashToken(token)));
  if (!current || !mailed) throw new AppError('NOT_FOUND', (locale) => [openingWords(locale).gone]);

  const { eligibility } = current;
  const answers = keepKnownAnswers(eligibility.questions, mailed.answers);
  const areas = await ctx.db.read((tx) => findNamedAreas(tx, ctx.partnerId, eligibility, answers));
  return {
    checkedAt: mailed.checkedAt,
    hasChanged: current.version !== mailed.version,
    answers,
    areas: [...areas.values()],
  };
}

const openingWords = defineWords('mailedCheck', {
  gone: 'This link does not work. It may be incomplete, or we have deleted the answers, as we do after three days. Please open the link from your email again, or answer the questions again.',
});
