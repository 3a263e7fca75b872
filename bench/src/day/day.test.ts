import { describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../engine/form/random.ts';
import { median, quantile } from '../engine/measure/statistics.ts';
import { visits } from './day-visits.ts';
import { type Arrival, planDay } from './plan-day.ts';
import { playArrivals } from './play-arrivals.ts';
import { findSlope } from './slope.ts';

const plan = (seed: number) =>
  planDay({
    perSecond: 50,
    seconds: 600,
    partnerWeights: [10, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    visits: Object.values(visits),
    countPeople: () => 40,
    random: createRandom(seed),
  });

const toArrival = (atMs: number, person: number): Arrival => ({
  ...{ atMs, person, partner: 0, role: 'staff', step: 'queue' },
});

describe('planDay', () => {
  it('sends as many requests a second as asked for, in order, and in every minute', () => {
    const arrivals = plan(1);
    const times = arrivals.map(({ atMs }) => atMs);

    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...times)).toBeLessThan(600_000);
    for (let minute = 0; minute < 10; minute += 1) {
      const here = times.filter((time) => Math.floor(time / 60_000) === minute).length;
      expect(here / 60).toBeGreaterThan(42);
      expect(here / 60).toBeLessThan(58);
    }
  });

  it('makes one partner ten times as busy as each of the rest', () => {
    const arrivals = plan(2);
    const countOf = (partner: number) => arrivals.filter((arrival) => arrival.partner === partner).length;
    const quiet = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(countOf);

    expect(countOf(0) / median(quiet)).toBeGreaterThan(8.5);
    expect(countOf(0) / median(quiet)).toBeLessThan(11.5);
  });

  it('plans the same day again for the same seed, and another for another', () => {
    expect(plan(3)).toEqual(plan(3));
    expect(plan(3)).not.toEqual(plan(4));
  });
});

describe('playArrivals', () => {
  it('counts the wait behind an answer that is late, which a client that asks in turn would leave out', async () => {
    const own = [0, 20, 40, 60].map((atMs) => toArrival(atMs, 1));
    let asked = 0;

    const samples = await playArrivals(own, async () => {
      asked += 1;
      await sleep(asked === 1 ? 300 : 1);
      return { kind: 'queue' };
    });

    expect(samples).toHaveLength(4);
    expect(samples.every(({ latencyMs }) => latencyMs > 200)).toBe(true);
    expect(samples.filter(({ serviceMs }) => serviceMs > 200)).toHaveLength(1);
  });

  it('lets nobody wait for the answer to someone else', async () => {
    const sent: number[] = [];
    await playArrivals([toArrival(0, 1), toArrival(10, 2)], async ({ person }) => {
      sent.push(person);
      if (person === 1) {
        while (!sent.includes(2)) await sleep(1);
      }
      return { kind: 'queue' };
    });

    expect(sent).toEqual([1, 2]);
  });
});

describe('the figures', () => {
  it('finds percentiles among all values, in any order', () => {
    const values = Array.from({ length: 1000 }, (_none, index) => (index * 7) % 1000);

    expect(quantile(values, 0.5)).toBe(500);
    expect(quantile(values, 0.95)).toBe(950);
    expect(quantile(values, 0.99)).toBe(990);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('finds the slope of a line, and of one with noise on it', () => {
    const line = [0, 1, 2, 3, 4].map((x) => ({ x, y: 100 + 2.5 * x }));
    const noisy = line.map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? 1 : -1) }));

    expect(findSlope(line)).toBeCloseTo(2.5, 10);
    expect(findSlope(noisy)).toBeCloseTo(2.5, 10);
    expect(findSlope(line.map(({ x }) => ({ x, y: 7 })))).toBe(0);
  });
});
