import { runOperation } from '../../../server/src/testing/api/run-operation.ts';
import { isShortRun } from '../short-run.ts';
import { caseCount, openQueueWorld } from './queue-world.ts';

const rounds = isShortRun ? 2 : 40;
const most = 5;

interface Look {
  readonly what: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The same rows, asked by hand. */
  readonly sql: string;
}

const document = `query ($view: QueueView!, $status: CaseStatus, $find: String, $after: String, $sort: QueueSort,
    $descending: Boolean) {
  cases(view: $view, status: $status, find: $find, after: $after, sort: $sort, descending: $descending) {
    nodes { id displayId programId status name requestedAmount dueOn assignee { id name } } nextCursor } }`;

/** What pages and searches of a long queue cost through the API, beside the same query by hand. */
export async function benchQueue(): Promise<void> {
  const { owner, staff, partnerId, userId, stop } = await openQueueWorld();
  try {
    await owner.query('begin');
    await owner.query('alter table cases no force row level security');
    await owner.query('alter table case_search_words no force row level security');
    const far = Math.floor(caseCount * 0.8);
    const { rows } = await owner.query<{ due_on: string; id: string }>(
      `select due_on::text, id from cases where partner_id = $1 and status <> 'Archived' order by due_on, id offset ${far} limit 1`,
      [partnerId],
    );
    await owner.query('rollback');
    const after = Buffer.from(JSON.stringify(['due', rows[0]?.due_on, rows[0]?.id, null])).toString(
      'base64url',
    );
    const page = (where: string, order = 'due_on, id') =>
      `select id, display_id, status, due_on from cases where partner_id = '${partnerId}' and ${where} order by ${order} limit 51`;
    const sorted = (sort: string, descending: boolean, order: string): Look => ({
      what: `all by ${sort}${descending ? ', from the other end' : ''}`,
      variables: { view: 'all', sort, descending },
      sql: page(`status <> 'Archived'`, order),
    });
    const looks: Look[] = [
      {
        what: 'first page to review',
        variables: { view: 'review' },
        sql: page(
          `status in ('ReadyForReview','InReview') and (assignee_id is null or assignee_id = '${userId}')`,
        ),
      },
      { what: 'first page of all', variables: { view: 'all' }, sql: page(`status <> 'Archived'`) },
      {
        what: `page after ${far.toLocaleString('en-US')} cases`,
        variables: { view: 'all', after },
        sql: page(`status <> 'Archived' and (due_on, id) > ('${rows[0]?.due_on}', '${rows[0]?.id}')`),
      },
      {
        what: 'certification',
        variables: { view: 'certification' },
        sql: page(`status = 'PendingCertification'`),
      },
      {
        what: 'a search for a name',
        variables: { view: 'all', find: 'garcia12' },
        sql: page(
          `status <> 'Archived' and id in (select case_id from case_search_words where partner_id = '${partnerId}' and word >= 'garcia12' and word < 'garcia12~')`,
        ),
      },
      {
        what: 'a search within a status',
        variables: { view: 'all', status: 'Denied', find: 'maria okafor5' },
        sql: page(
          `status = 'Denied' and id in (select case_id from case_search_words where partner_id = '${partnerId}' and word >= 'okafor5' and word < 'okafor5~')`,
        ),
      },
      sorted('due', true, 'due_on desc, id desc'),
      sorted('submitted', false, `coalesce(submitted_at, 'infinity'), id`),
      sorted('submitted', true, `coalesce(submitted_at, 'infinity') desc, id desc`),
      sorted('applicant', false, 'sort_name, id'),
      sorted('applicant', true, 'sort_name desc, id desc'),
      sorted('amount', true, 'sort_amount_cents desc, id desc'),
      sorted('program', false, 'program_id, due_on, id'),
      { ...sorted('status', false, ''), sql: page(`status = 'Incomplete'`) },
      {
        what: 'to review by applicant',
        variables: { view: 'review', sort: 'applicant' },
        sql: page(
          `status in ('ReadyForReview','InReview') and (assignee_id is null or assignee_id = '${userId}')`,
          'sort_name, id',
        ),
      },
    ];
    await owner.query(
      `select set_config('app.partner_id', $1, false), set_config('app.role', 'system', false)`,
      [partnerId],
    );
    for (const { what, variables, sql } of looks) {
      const api: number[] = [];
      const hand: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        api.push(
          await time(async () => {
            const { errors } = await runOperation(staff, document, variables);
            if (errors.length > 0) throw new Error(errors.join());
          }),
        );
        hand.push(await time(() => owner.query(sql)));
      }
      const ratio = median(api) / median(hand);
      const verdict = ratio <= most ? 'within' : 'OVER';
      console.log(
        `${what}: ${median(api).toFixed(2)} ms through the API, ${median(hand).toFixed(2)} by hand, ` +
          `${ratio.toFixed(1)} times (${verdict} ${most})`,
      );
    }
  } finally {
    await stop();
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
