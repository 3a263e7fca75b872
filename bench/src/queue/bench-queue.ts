import { startProduct } from '../../../e2e/support/start-product.ts';
import { isShortRun } from '../short-run.ts';
import { askConsole } from './ask-console.ts';
import { compareTimes } from './compare-times.ts';
import { addFullCase, enterQueue } from './enter-queue.ts';
import { fullCaseByHand } from './full-case-by-hand.ts';
import { listLooks } from './queue-looks.ts';
import { caseCount, openQueueWorld, type QueueWorld } from './queue-world.ts';

const mostOfPage = 5;
const mostOfCase = 10;

/** What pages and searches of a long queue cost through the API, beside the same query by hand. */
export async function benchQueue(): Promise<void> {
  const world = await openQueueWorld();
  try {
    const product = await startProduct(world.dataDir, undefined, {
      DATABASE_URL: world.ownerUrl,
      DEMO_WORLD: 'off',
      PROCESS_ROLE: 'web',
    });
    try {
      await measure(world, product.address);
    } finally {
      await product.stop('SIGTERM');
    }
  } finally {
    await world.stop();
  }
}

async function measure(world: QueueWorld, address: string): Promise<void> {
  const { owner, partnerId } = world;
  const { userId, cookie } = await enterQueue(world);
  const { rows: programs } = await owner.query<{ id: string }>(
    'select id from programs where partner_id = $1 order by id limit 1',
    [partnerId],
  );
  const programId = programs[0]?.id ?? '';
  const ask = (name: string, variables: object) => askConsole(address, cookie, name, variables);

  for (const { what, variables, sql } of listLooks({
    partnerId,
    userId,
    programId,
    far: await findFar(world),
  })) {
    await compareTimes(what, mostOfPage, {
      api: () => ask('GetCases', variables),
      byHand: () => owner.query(sql),
    });
  }
  const caseId = await addFullCase(world, programId);
  await owner.query('analyze documents, submitted_documents, workflow_events');
  await compareTimes('a case with 40 documents and 300 events', mostOfCase, {
    api: () => ask('GetStaffCase', { id: caseId }),
    byHand: () => owner.query(fullCaseByHand(partnerId, caseId)),
  });
}

/** The last case before the far page. */
async function findFar({ owner, partnerId }: QueueWorld) {
  const count = isShortRun ? 2_000 : caseCount * 0.8;
  const { rows } = await owner.query<{ due_on: string; id: string }>(
    `select due_on::text, id from cases where partner_id = $1 and status <> 'Archived'
     order by due_on, id offset ${count} limit 1`,
    [partnerId],
  );
  const [last] = rows;
  if (!last) throw new Error('The list is shorter than the bench needs');
  return { count, dueOn: last.due_on, id: last.id };
}
