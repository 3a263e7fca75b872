-- The audit log by months, so that an old month can be moved to cheaper storage, and each index stays small. No row is
-- copied or changed: what there is becomes the first partition, with its numbers and hashes. The partitions have a schema
-- of their own, which the application may not even enter: it reaches them through the log alone.
set local statement_timeout = '10min';
create schema audit_months;

drop trigger chain_audit_event on audit_events;
drop policy own_partner on audit_events;
revoke all on audit_events from handrail_app;
alter table audit_events rename to audit_events_before;
alter table audit_events_before set schema audit_months;
alter table audit_months.audit_events_before rename constraint audit_events_pkey to audit_events_before_pkey;
alter trigger audit_events_are_append_only on audit_months.audit_events_before rename to is_append_only;
-- When the database took the row; what an event itself says about time is hashed, and is what counts.
alter table audit_months.audit_events_before add column recorded_at timestamptz not null default now();

create table audit_events (
  partner_id uuid not null references partners (id),
  seq bigint not null default 0,
  event jsonb not null,
  prev_hash bytea not null default '\x',
  hash bytea not null default '\x',
  lane smallint not null default 0 check (lane between 0 and 15),
  recorded_at timestamptz not null default now()
) partition by range (recorded_at);
select protect_table('audit_events', 'partner_id', 'select');
-- Everything else in a row is the database's to say.
grant insert (partner_id, event) on audit_events to handrail_app;

create trigger audit_events_are_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_change();
create trigger chain_audit_event before insert on audit_events
  for each row execute function chain_audit_event();

-- Guards a partition as the log itself is guarded, for whoever reaches it directly.
create function guard_audit_month(month regclass) returns void language plpgsql set search_path = pg_catalog as $$
begin
  execute format('alter table %s add primary key (partner_id, lane, seq)', month);
  execute format('alter table %s enable row level security', month);
  execute format('alter table %s force row level security', month);
  execute format('create trigger is_append_only before update or delete or truncate on %s
                    for each statement execute function public.refuse_change()', month);
end $$;
revoke execute on function guard_audit_month(regclass) from public;

do $$
begin
  execute format('alter table audit_events attach partition audit_months.audit_events_before
                    for values from (minvalue) to (%L)',
                 (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
end $$;

-- Whatever has no month of its own, so that no act ever fails for want of one.
create table audit_months.audit_events_other (like audit_events including defaults including constraints);
select guard_audit_month('audit_months.audit_events_other');
alter table audit_events attach partition audit_months.audit_events_other default;

-- Makes the months to come, each once. A month that others wrote to before it was made stays where it is.
create function add_audit_months() returns integer
language plpgsql security definer set search_path = pg_catalog, public set lock_timeout = '2s' as $$
declare
  first timestamp;
  month text;
  added integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('add_audit_months', 0));
  for ahead in 1..3 loop
    first := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
    month := format('audit_months.audit_events_%s', to_char(first, 'YYYY_MM'));
    continue when to_regclass(month) is not null;
    begin
      execute format('create table %s (like public.audit_events including defaults including constraints)', month);
      perform public.guard_audit_month(month::regclass);
      execute format('alter table public.audit_events attach partition %s for values from (%L) to (%L)', month,
                     first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      added := added + 1;
    exception when check_violation or invalid_object_definition then null;
    end;
  end loop;
  return added;
end $$;
revoke execute on function add_audit_months() from public;
grant execute on function add_audit_months() to handrail_app;
select add_audit_months();

-- The head of a lane is looked for in the last two months first: a lane that is in use has it there, and no transaction
-- lasts longer. So an act costs the same however long the log is.
create or replace function chain_audit_event() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  last_seq bigint;
  last_hash bytea;
begin
  new.lane := public.take_audit_lane(new.partner_id);
  select seq, hash into last_seq, last_hash from public.audit_events
   where partner_id = new.partner_id and lane = new.lane
     and recorded_at >= date_trunc('month', now()) - interval '1 month'
   order by seq desc limit 1;
  if not found then
    select seq, hash into last_seq, last_hash
      from public.audit_events where partner_id = new.partner_id and lane = new.lane order by seq desc limit 1;
  end if;
  new.seq := coalesce(last_seq, 0) + 1;
  new.prev_hash := coalesce(last_hash, '\x'::bytea);
  new.hash := sha256(new.prev_hash || convert_to(
    case when new.lane = 0 then '' else new.lane || '/' end || new.seq || ':' || new.event::text, 'UTF8'));
  return new;
end $$;
