import { describe, expect, it } from 'vitest';
import { listQuotaErrors } from './document-quota.ts';

describe('listQuotaErrors', () => {
  const full = 'An application can have up to 200 documents. Please remove some before you add more.';

  it.each([
    [199, 1, []],
    [199, 2, [full]],
    [200, 1, [full]],
    [250, 0, []],
    [250, -1, []],
  ])('finds for %s documents and %s more: %s', (had, added, errors) => {
    expect(listQuotaErrors('en', had, added)).toEqual(errors);
  });
});
