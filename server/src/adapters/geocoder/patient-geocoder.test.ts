import { describe, expect, it } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { withPatience } from './patient-geocoder.ts';

function build() {
  const state = { isUp: true, calls: 0, time: 0 };
  const work = () => {
    state.calls += 1;
    return state.isUp ? Promise.resolve([place]) : Promise.reject(new Error('down'));
  };
  const geocoder = withPatience(
    { source: 'test', suggest: work, locate: work, reverse: work, aroundZip: work, knowsStreets: true },
    { log: silentLog, now: () => state.time },
  );
  return { state, geocoder };
}

const place = { label: 'Bronx, NY', country: 'USA', precision: 'city' } as const;

describe('a geocoder that fails', () => {
  it('finds nothing instead of failing [P686]', async () => {
    const { state, geocoder } = build();
    state.isUp = false;
    expect(await geocoder.suggest({ text: '12 Main', mode: 'house' })).toEqual([]);
    expect(await geocoder.locate('12 Main')).toEqual([]);
    expect(await geocoder.reverse(40, -74)).toEqual([]);
  });

  it('is left alone for half a minute after three failures, then asked again [check 58]', async () => {
    const { state, geocoder } = build();
    state.isUp = false;
    for (let index = 0; index < 10; index += 1) await geocoder.locate(`${String(index)} Main`);
    expect(state.calls).toBe(3);

    state.isUp = true;
    expect(await geocoder.locate('99 Main')).toEqual([]);
    state.time += 30_001;
    expect(await geocoder.locate('99 Main')).toEqual([place]);
    expect(await geocoder.locate('98 Main')).toEqual([place]);
  });
});

describe('an answer of a geocoder', () => {
  it('is kept for ten minutes, and not longer', async () => {
    const { state, geocoder } = build();
    for (const time of [0, 1_000, 599_000]) {
      state.time = time;
      expect(await geocoder.locate('12 Main')).toEqual([place]);
    }
    expect(state.calls).toBe(1);
    state.time = 601_000;
    await geocoder.locate('12 Main');
    expect(state.calls).toBe(2);
  });
});
