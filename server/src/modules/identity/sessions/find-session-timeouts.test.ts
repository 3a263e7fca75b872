import { describe, expect, it } from 'vitest';
import { createRecordingPorts } from '../../../testing/recording-ports.ts';
import { findSessionTimeouts } from './find-session-timeouts.ts';

function find(payload?: unknown) {
  const { flags } = createRecordingPorts(
    payload === undefined ? {} : { 'session-timeouts': { enabled: true, payload } },
  );
  return findSessionTimeouts(flags, 'partner');
}

describe('findSessionTimeouts', () => {
  it('is 15 minutes with a warning 2 minutes before, without a flag [P753]', async () => {
    expect(await find()).toEqual({ warningMinutes: 2, timeoutMinutes: 15 });
  });

  it("is the flag's payload where there is one [P754]", async () => {
    expect(await find({ warningMinutes: 5, timeoutMinutes: 30 })).toEqual({
      warningMinutes: 5,
      timeoutMinutes: 30,
    });
  });

  it.each([{}, 'soon', { warningMinutes: 1, timeoutMinutes: 0 }, { timeoutMinutes: 100_000 }])(
    'is the default when the payload is not sound: %j',
    async (payload) => {
      expect(await find(payload)).toEqual({ warningMinutes: 2, timeoutMinutes: 15 });
    },
  );

  it('never warns from the very start', async () => {
    expect(await find({ warningMinutes: 15, timeoutMinutes: 10 })).toEqual({
      warningMinutes: 9,
      timeoutMinutes: 10,
    });
  });
});
