import type pg from 'pg';

/** Who had the last turn in a lane: the partner, and inside each partner the requester. */
export interface LastTurns {
  partner: string;
  readonly requesters: Map<string, string>;
}

/**
 * Gives the next turn: partners take turns, and so do the requesters of each partner. The chosen job gets ahead of the
 * others, so that the queue takes it next. Jobs with one of the full flags wait.
 */
export async function chooseNextJob(
  pool: pg.Pool,
  taskNames: readonly string[],
  fullFlags: readonly string[],
  last: LastTurns,
): Promise<void> {
  const { rows } = await pool.query<{ partner: string; requester: string }>(chooseNext, [
    taskNames,
    fullFlags,
    last.partner,
    JSON.stringify(Object.fromEntries(last.requesters)),
  ]);
  const [chosen] = rows;
  if (!chosen) return;
  last.partner = chosen.partner;
  last.requesters.set(chosen.partner, chosen.requester);
}

/** A job that failed waits for its next turn like any other. */
export const endTurn = 'update graphile_worker._private_jobs set priority = 0 where id = $1 and priority < 0';

const partnerOf = `coalesce(payload ->> 'partnerId', '')`;
const requesterOf = `coalesce(payload ->> 'requester', '')`;

/** Without it each choice would read every waiting job. */
export const turnsIndex = `
  create index if not exists jobs_by_turn on graphile_worker._private_jobs
    (task_id, (${partnerOf}), (${requesterOf}), run_at) where is_available`;

/** The first due job of each kind, in the order of the index, so that each is one look into it. */
function firstDue(condition: string): string {
  return `
    select due.* from tasks cross join lateral (
      select id, ${partnerOf} as partner, ${requesterOf} as requester, run_at
      from graphile_worker._private_jobs
      where task_id = tasks.id and is_available and run_at <= now()
        and (flags ?| $2::text[]) is not true and ${condition}
      order by ${partnerOf}, ${requesterOf}, run_at limit 1
    ) due`;
}

const chooseNext = `
  with tasks as materialized (
    select id from graphile_worker._private_tasks where identifier = any ($1)
  ),
  turn as materialized (
    select partner, coalesce($4::jsonb ->> partner, '') as last_requester from (
      ${firstDue(`${partnerOf} > $3`)} union all ${firstDue(`${partnerOf} <= $3`)}
    ) partners order by partner > $3 desc, partner limit 1
  ),
  chosen as materialized (
    select jobs.id, jobs.partner, jobs.requester from turn cross join lateral (
      ${firstDue(`${partnerOf} = turn.partner and ${requesterOf} > turn.last_requester`)} union all
      ${firstDue(`${partnerOf} = turn.partner and ${requesterOf} <= turn.last_requester`)}
    ) jobs order by jobs.requester > turn.last_requester desc, jobs.requester, jobs.run_at limit 1
  ),
  promoted as (
    update graphile_worker._private_jobs jobs set priority = -1 from chosen
    where jobs.id = chosen.id and jobs.is_available
  )
  select partner, requester from chosen`;
