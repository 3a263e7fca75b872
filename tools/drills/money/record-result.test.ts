import { describe, expect, it } from 'vitest';
import { withResult } from './record-result.ts';

const check = {
  ...{ name: 'overspend', check: 44, size: '200 at once', proves: 'ten succeed' },
  ...{ tests: 'server', parts: [{}] },
};
const page = '# Drills\n\n| drill |\n| --- |\n| `nacha` | 49 |\n\nThe end.\n';

describe('the page of results', () => {
  it('gets a row for a drill that passed, and keeps one row for each', () => {
    const once = withResult(page, check, { today: '2026-11-18', seconds: 30 });
    expect(once.split('\n')).toEqual([
      ...['# Drills', '', '| drill |', '| --- |', '| `nacha` | 49 |'],
      '| `overspend` | 44 | 200 at once | passed: ten succeed | 30 s | 2026-11-18 |',
      ...['', 'The end.', ''],
    ]);
    const twice = withResult(once, check, { today: '2026-12-01', seconds: 600 });
    expect(twice).toBe(once.replace('30 s | 2026-11-18', '10 min | 2026-12-01'));
  });
});
