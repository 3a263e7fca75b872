import { checkZip } from '@handrail/engine';
import { expect, it } from 'vitest';
import { readZipCodes } from './read-zip-codes.ts';

it('takes every zip code of the country for its own state', async () => {
  const zipCodes = await readZipCodes();
  expect(zipCodes.length).toBeGreaterThan(40_000);
  expect(zipCodes.filter(({ zip, state }) => checkZip('en', zip, state).length > 0)).toEqual([]);
});
