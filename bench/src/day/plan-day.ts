import type { Random } from '../engine/form/random.ts';
import type { Role, Step, VisitPlan } from './day-visits.ts';

/** One request, and the moment at which a person would send it however slow the product is. */
export interface Arrival {
  readonly atMs: number;
  readonly partner: number;
  readonly role: Role;
  /** Who of the partner's people with this role. */
  readonly person: number;
  readonly step: Step;
}

interface DayPlan {
  readonly perSecond: number;
  readonly seconds: number;
  /** How busy each partner is, beside the others. */
  readonly partnerWeights: readonly number[];
  readonly visits: readonly VisitPlan[];
  readonly countPeople: (partner: number, role: Role) => number;
  readonly random: Random;
}

const precision = 1_000_000;

/** Visits begin apart from each other, as people do, so that some come at once; the same seed gives the same day. */
export function planDay({
  perSecond,
  seconds,
  partnerWeights,
  visits,
  countPeople,
  random,
}: DayPlan): Arrival[] {
  const weights = visits.map(({ weight }) => weight);
  const total = sum(weights);
  const stepsPerVisit = sum(visits.map(({ weight, steps }) => (weight / total) * steps.length));
  const msBetween = (1000 * stepsPerVisit) / perSecond;
  const longestMs = Math.max(
    ...visits.map(({ steps, secondsBetween }) => steps.length * secondsBetween * 1000),
  );
  const endMs = seconds * 1000;
  const arrivals: Arrival[] = [];
  // Visits that began before the day reach into it, so that it is as busy at its beginning as at its end.
  for (
    let beginMs = -longestMs;
    beginMs < endMs;
    beginMs -= Math.log(1 - random.below(precision) / precision) * msBetween
  ) {
    const visit = visits[pickIndex(weights, random)];
    if (!visit) throw new Error('There is nothing to come for');
    const partner = pickIndex(partnerWeights, random);
    const person = random.below(countPeople(partner, visit.role));
    for (const [index, step] of visit.steps.entries()) {
      const atMs = beginMs + index * visit.secondsBetween * 1000;
      if (atMs >= 0 && atMs < endMs) arrivals.push({ atMs, partner, role: visit.role, person, step });
    }
  }
  return arrivals.toSorted((one, other) => one.atMs - other.atMs);
}

function pickIndex(weights: readonly number[], random: Random): number {
  let left = (random.below(precision) / precision) * sum(weights);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return index === -1 ? weights.length - 1 : index;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
