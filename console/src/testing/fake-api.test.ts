import { assertAllAnswered } from '@handrail/ui/testing';
import { describe, expect, it } from 'vitest';
import { buildSession } from './build-session.ts';
import { createFakeApi } from './fake-api.ts';

const getTeam = { name: 'GetTeam' } as never;

describe('the fake API without a reply', () => {
  it.each([
    ['that was given others', createFakeApi({ GetCases: {} }).request],
    ['of a session that was given none', buildSession().request],
  ])('fails the test with the name of the operation: one %s', async (_title, request) => {
    await expect(request(getTeam, {} as never)).rejects.toThrow('This test gave no answer for GetTeam');
    expect(assertAllAnswered).toThrow('This test gave no answer for GetTeam');
  });

  // oxlint-disable-next-line eslint/no-restricted-properties -- The planted test has to fail, and nothing is skipped.
  it.fails('fails a test whose screen says nothing of it', async () => {
    await buildSession()
      .request(getTeam, {} as never)
      .catch(() => undefined);
  });
});
