-- A document that somebody submitted is evidence. It stays, with the key that opens it, whoever asks and whatever
-- code does: only the owner of the database, for whom retention runs, can take it away.
alter table documents add column submitted_at timestamptz;

create function keep_submitted_documents() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
declare
  is_owner constant boolean := (
    select pg_has_role(current_user, relowner, 'member') from pg_class where oid = tg_relid);
begin
  if old.submitted_at is null or is_owner then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE'
    or new.removed_at is not null
    or (old.file_key is not null and new.file_key is null)
    or new.submitted_at is distinct from old.submitted_at
    or (new.owner_id, new.storage_key, new.sha256, new.size_bytes, new.filename)
       is distinct from (old.owner_id, old.storage_key, old.sha256, old.size_bytes, old.filename)
  then
    raise exception 'document % was submitted and stays', old.id
      using errcode = 'restrict_violation', constraint = 'documents_submitted_stay';
  end if;
  return new;
end $$;

create trigger documents_submitted_stay before update or delete on documents
  for each row execute function keep_submitted_documents();

-- A file that no scanner looked at is not clean; it has a state of its own.
alter table documents drop constraint documents_state_check;
alter table documents add constraint documents_state_check
  check (state in ('received', 'scanning', 'unscanned', 'clean', 'rejected')) not valid;
alter table documents validate constraint documents_state_check;
update documents set state = 'unscanned' where state = 'clean' and scanned_at is null;
drop index documents_unfinished;
create index documents_unfinished on documents (partner_id, created_at)
  where removed_at is null and (state in ('received', 'scanning', 'unscanned') or prepared_at is null);
