import type { PayoutLine } from '../../ports/payouts.ts';
import type { SentAttempt } from '../claims/index.ts';
import type { Difference } from './book-gap.ts';

const hourMs = 60 * 60_000;

/** Holds what we sent against what the provider says it has. What is on its way between the two is no difference yet. */
export function compareProvider(
  sent: readonly SentAttempt[],
  listed: readonly PayoutLine[],
  now: Date,
): Difference[] {
  const lines = new Map(listed.map((line) => [line.key, line]));
  const own = new Map(sent.map((attempt) => [attempt.id, attempt]));
  return [
    ...sent.flatMap((attempt) => compareAttempt(attempt, lines.get(attempt.id), now) ?? []),
    ...listed
      .filter(({ key, kind }) => !own.has(key) && hasMoney(kind))
      .map(({ key, reference, amountCents }) => ({
        ...{ kind: 'notOurs' as const, subject: key, fundId: null },
        ...{ reference, otherCents: amountCents },
      })),
  ];
}

function compareAttempt(
  attempt: SentAttempt,
  line: PayoutLine | undefined,
  now: Date,
): Difference | undefined {
  const { id, paymentId, fundId, amountCents, state } = attempt;
  const about = { subject: id, fundId, paymentId, ownCents: amountCents, reference: line?.reference };
  const isOld = (hours: number) => attempt.updatedAt.getTime() < now.getTime() - hours * hourMs;
  const isSent = state === 'accepted' || state === 'settled';

  if (!line || line.kind === 'refused') return isSent && isOld(1) ? { ...about, kind: 'notSent' } : undefined;
  if (line.amountCents !== amountCents) return { ...about, kind: 'amount', otherCents: line.amountCents };
  const isOverHere = state === 'refused' ? isOld(1) : state === 'returned' && isOld(24);
  if (isOverHere && hasMoney(line.kind))
    return { ...about, kind: 'sentAnyway', otherCents: line.amountCents };
  if (state === 'accepted' && line.kind !== 'accepted' && isOld(24)) return { ...about, kind: 'late' };
  return undefined;
}

/** Whether the provider has paid, or is about to. */
function hasMoney(kind: PayoutLine['kind']): boolean {
  return kind === 'accepted' || kind === 'settled';
}
