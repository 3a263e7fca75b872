-- The day, where the partner is, on which someone last did something for a case; what was said since about withdrawing it.
alter table cases add column active_on date not null default '1970-01-01';
alter table cases add column inactivity_warnings smallint not null default 0 check (inactivity_warnings between 0 and 2);
alter table cases add column withdraw_on date;

-- The job finds the cases to warn or withdraw by what they were told and when they were last active, and reads no others.
create index cases_left on cases (partner_id, program_id, inactivity_warnings, active_on)
  where status in ('InProgress', 'Incomplete');

-- The database keeps the day itself, so that nothing that people do is forgotten. One write a day: saves stay light.
create function keep_case_active(in_partner uuid, of_case uuid, at timestamptz) returns void language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
declare
  today date := (select (at at time zone time_zone)::date from partner_profiles where partner_id = in_partner);
begin
  update cases set active_on = today, inactivity_warnings = 0, withdraw_on = null
    where partner_id = in_partner and id = of_case and active_on < today;
end
$$;

create function keep_active_since_creation() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_case_active(new.partner_id, new.case_id, new.created_at);
  return null;
end
$$;
create trigger keep_case_active after insert on workflow_events
  for each row execute function keep_active_since_creation();
create trigger keep_case_active after insert on case_messages
  for each row execute function keep_active_since_creation();
create trigger keep_case_active after insert on case_notes
  for each row execute function keep_active_since_creation();

create function keep_active_since_change() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_case_active(new.partner_id, new.case_id, new.updated_at);
  return null;
end
$$;
create trigger keep_case_active after insert or update of updated_at on applications
  for each row execute function keep_active_since_change();

-- Cases that are there already.
do $$
declare
  partner uuid;
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    perform keep_case_active(partner, id, status_updated_at) from cases where partner_id = partner;
    perform keep_case_active(partner, case_id, updated_at) from applications where partner_id = partner;
    perform keep_case_active(partner, case_id, created_at) from case_messages where partner_id = partner;
    perform keep_case_active(partner, case_id, created_at) from case_notes where partner_id = partner;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;
