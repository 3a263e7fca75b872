-- Roles: the owner runs migrations; the application owns nothing and cannot bypass row-level security;
-- the backup role may read everything, because pg_dump refuses to dump what a policy would hide.
-- Roles belong to the whole server, so another database on it may have made them already, even this very moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'handrail_app') then
    create role handrail_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
    alter role handrail_app set statement_timeout = '15s';
    alter role handrail_app set lock_timeout = '5s';
    alter role handrail_app set idle_in_transaction_session_timeout = '30s';
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not exists (select from pg_roles where rolname = 'handrail_backup') then
    create role handrail_backup nologin bypassrls;
    grant pg_read_all_data to handrail_backup;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise warning 'Only a superuser can make the role handrail_backup. Make it by hand before the first backup.';
end $$;

revoke create on schema public from public;
grant usage on schema public to handrail_app;

-- Puts a table behind its partner: row-level security on and forced, one policy for reading and writing,
-- and the grants the application needs. Every later table with a partner calls it.
create function protect_table(table_name regclass, partner_column text default 'partner_id',
                              privileges text default 'select, insert, update, delete')
returns void language plpgsql as $$
declare
  own_partner constant text := format(
    '%I = (select nullif(current_setting(''app.partner_id'', true), '''')::uuid)', partner_column);
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format('create policy own_partner on %s using (%s) with check (%s)',
                 table_name, own_partner, own_partner);
  execute format('grant %s on %s to handrail_app', privileges, table_name);
end $$;
revoke execute on function protect_table(regclass, text, text) from public;
