import { defineWords } from '@handrail/engine';
import { staffStatusLabels } from '@handrail/engine/cases';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasRight } from '../../platform/rights.ts';
import { type Case, findLastMove } from '../cases/index.ts';

/** Says what changed since the person looked; staff are told by whom. */
export async function refuseStale(
  tx: Transaction,
  { actor, partnerId }: RequestContext,
  { id }: Case,
): Promise<never> {
  const last = hasRight(actor, 'readCases') ? await findLastMove(tx, partnerId, id) : undefined;
  if (!last) throw new AppError('CASE_CHANGED');
  const who = last.byName ?? 'Handrail';
  throw new AppError('CASE_CHANGED', (locale) => {
    const labels = staffStatusLabels(locale);
    return [words(locale).moved(who, labels[last.from], labels[last.to])];
  });
}

const words = defineWords('staleCase', {
  moved: (who: string, from: string, to: string) =>
    `${who} moved this case from "${from}" to "${to}" since you opened it. Look at it again before you go on.`,
});
