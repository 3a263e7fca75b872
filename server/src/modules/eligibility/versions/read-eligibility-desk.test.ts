import type { EligibilityContent } from '@handrail/engine';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { enterStaffOf } from '../../../testing/builders/enter-staff.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { loadShippedLimits, toShippedAreaId } from '../../income-limits/index.ts';
import { installEligibility } from './install-eligibility.ts';

const database = useTestDatabase();

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
  await loadShippedLimits(owner, new Date('2024-04-01'));
  await owner.end();
});

describe('the desk of an author', () => {
  it('has the places of the sample households, with the limits of today', async () => {
    const { id: partnerId } = await insertPartner(database());
    const queens = toShippedAreaId('3608199999');
    const content: EligibilityContent = {
      questions: [{ id: '1', key: 'home', type: 'AMIComponent', copy: 'Your household' }],
      samples: [
        { id: '1', name: 'In Queens', answers: { 'home.location': queens } },
        { id: '2', name: 'Nowhere', answers: { 'home.location': 'elsewhere' } },
        { id: '3', name: 'Not said', answers: {} },
      ],
    };
    await installEligibility(buildSystemContext(database(), { partnerId }), content);
    const clock = createTestClock();
    const { ctx } = await enterStaffOf(database(), { partnerId, clock }, 'admin');

    const { data } = await runOperation(
      ctx,
      'query Desk { eligibilityDesk { areas { id area { id county incomeLimit { limits { veryLow { incomeLimit } } } } } } }',
    );

    const limits = { veryLow: expect.arrayContaining([{ incomeLimit: 77_650 }]) as unknown };
    expect(data.eligibilityDesk).toEqual({
      areas: [{ id: queens, area: { id: queens, county: 'Queens County', incomeLimit: { limits } } }],
    });
  });
});
