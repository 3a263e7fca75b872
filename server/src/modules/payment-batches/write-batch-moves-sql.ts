import { batchMoveNames, batchMoves } from '@handrail/engine/payments';

/** The function with which PostgreSQL holds the table of batch moves; a migration carries the text. */
export function writeBatchMovesSql(): string {
  const pairs = batchMoveNames.flatMap((name) =>
    batchMoves[name].from.map((from) => `    ('${from}', '${batchMoves[name].to}')`),
  );
  return `create or replace function refuse_illegal_batch_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.state = 'open' then return new; end if;
  if tg_op = 'UPDATE' and (old.state, new.state) in (
${pairs.join(',\n')}
  ) then return new; end if;
  raise exception 'A batch cannot go from % to %', coalesce(old.state, 'nothing'), new.state using errcode = 'check_violation';
end
$$;
`;
}
