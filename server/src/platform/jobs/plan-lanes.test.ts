import { expect, it } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { defineSchedule } from './define-schedule.ts';
import { planLanes } from './plan-lanes.ts';

const run = () => Promise.resolve();
const schedules = [
  defineSchedule({ name: 'daily', cron: '30 9 * * *', run }),
  defineSchedule({ name: 'hourly', cron: '23 * * * *', run }),
  defineSchedule({ name: 'often', cron: '*/5 * * * *', run }),
];

it('catches up on a daily schedule for which no worker was there, and on no other', () => {
  const [lane] = planLanes({
    ...{ jobs: [], schedules, database: { listPartnerIds: () => Promise.resolve([]) } },
    ...{
      log: silentLog,
      observer: { around: (_job, work) => work(), ended: () => undefined },
      buildContext: () => expect.fail('Nothing runs'),
    },
  });
  expect(lane?.cronItems.map(({ identifier, options }) => [identifier, options.backfillPeriod])).toEqual([
    ['daily', 86_400_000],
    ['hourly', 0],
    ['often', 0],
  ]);
});
