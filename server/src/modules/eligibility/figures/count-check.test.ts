import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { installEligibility } from '../versions/install-eligibility.ts';
import { countCheck } from './count-check.ts';

const database = useTestDatabase();

describe('countCheck', () => {
  it('adds to the counters of the day, and keeps nothing else', async () => {
    const { id: partnerId } = await insertPartner(database());
    const questions = [{ id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' }] as const;
    await installEligibility(buildSystemContext(database(), { partnerId }), { questions });
    const visitor = buildContext(database(), { partnerId });
    const check = {
      version: 1,
      verdict: 'eligible',
      programs: [{ programId: partnerId, fit: 'likely' }],
      areaFips: '36081',
    } as const;

    await Promise.all([1, 2, 3].map(() => countCheck(visitor, check)));
    await countCheck(visitor, { ...check, isRecheck: true });
    // Nobody was ever asked this version.
    await countCheck(visitor, { ...check, version: 7 });

    const rows = await visitor.db.read((tx) =>
      tx
        .selectFrom('eligibility_counts')
        .select(['version_number', 'measure', 'key', 'count'])
        .orderBy('measure')
        .execute(),
    );
    expect(rows).toEqual([
      { version_number: 1, measure: 'area', key: '36081', count: 3 },
      { version_number: 1, measure: 'program', key: `${partnerId} likely`, count: 3 },
      { version_number: 1, measure: 'recheck', key: 'eligible', count: 1 },
      { version_number: 1, measure: 'verdict', key: 'eligible', count: 3 },
    ]);
  });
});
