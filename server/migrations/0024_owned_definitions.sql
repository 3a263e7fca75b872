-- Whose a form is: a partner's own, or nobody's when it is of the library, which only the owner of the tables publishes.
alter table definitions add column owned_by uuid;
alter table definitions
  alter column owned_by set default nullif(current_setting('app.partner_id', true), '')::uuid;

-- Not forced: the owner of the tables publishes the library.
alter table definitions enable row level security;
create policy anyone_reads on definitions for select using (true);
create policy own_partner_inserts on definitions for insert
  with check (owned_by = (select nullif(current_setting('app.partner_id', true), '')::uuid));

-- A new version of a form comes from whoever published the first one.
create function refuse_foreign_versions() returns trigger language plpgsql as $$
begin
  if exists (select from definitions where key = new.key and owned_by is distinct from new.owned_by)
     and not exists (select from definitions where key = new.key and version = new.version) then
    raise insufficient_privilege using message = 'this form belongs to someone else';
  end if;
  return new;
end $$;
revoke execute on function refuse_foreign_versions() from public;
create trigger definitions_keep_their_owner before insert on definitions
  for each row execute function refuse_foreign_versions();
