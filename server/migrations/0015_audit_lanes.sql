-- A partner's log is a bundle of chains, so that acts which happen at once need not wait for each other's commit.
-- Each act takes the first lane that nobody is writing to: a quiet partner has one, a busy one as many as it needs.
alter table audit_events add column lane smallint not null default 0 check (lane between 0 and 15);
alter table audit_events drop constraint audit_events_pkey;
alter table audit_events add primary key (partner_id, lane, seq);

create function take_audit_lane(of_partner uuid) returns smallint language plpgsql set search_path = pg_catalog as $$
declare
  lanes constant integer := 16;
  -- The events of one transaction stay together, in their order.
  first integer := coalesce(nullif(current_setting('handrail.audit_lane', true), ''), '0')::integer;
  lane integer := first;
begin
  while not pg_try_advisory_xact_lock(hashtextextended('audit:' || of_partner || ':' || lane, 0)) loop
    lane := (lane + 1) % lanes;
    if lane = first then
      perform pg_advisory_xact_lock(hashtextextended('audit:' || of_partner || ':' || lane, 0));
      exit;
    end if;
  end loop;
  perform set_config('handrail.audit_lane', lane::text, true);
  return lane;
end $$;

-- What the first lane holds was hashed before there were others, under its number alone.
create or replace function chain_audit_event() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  last_seq bigint;
  last_hash bytea;
begin
  new.lane := public.take_audit_lane(new.partner_id);
  select seq, hash into last_seq, last_hash
    from public.audit_events where partner_id = new.partner_id and lane = new.lane order by seq desc limit 1;
  new.seq := coalesce(last_seq, 0) + 1;
  new.prev_hash := coalesce(last_hash, '\x'::bytea);
  new.hash := sha256(new.prev_hash || convert_to(
    case when new.lane = 0 then '' else new.lane || '/' end || new.seq || ':' || new.event::text, 'UTF8'));
  return new;
end $$;
