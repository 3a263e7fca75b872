import { firstStatus, listCaseMoves } from '@handrail/engine/cases';

/** The functions with which PostgreSQL holds the same moves as the table of case actions; a migration carries the text. */
export function writeMovesSql(): string {
  const pairs = listCaseMoves().map(([from, to]) => `    ('${from}', '${to}')`);
  return `create or replace function refuse_illegal_case_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.status = '${firstStatus}' then return new; end if;
  if tg_op = 'UPDATE' and (old.status, new.status) in (
${pairs.join(',\n')}
  ) then return new; end if;
  raise exception 'A case cannot go from % to %', coalesce(old.status, 'nothing'), new.status using errcode = 'check_violation';
end
$$;
`;
}
