create table incidents (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  message text not null,
  severity text not null check (severity in ('info', 'warning', 'error')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (partner_id, id)
);
select protect_table('incidents');

create table feature_flags (
  partner_id uuid not null references partners (id),
  key text not null,
  enabled boolean not null,
  payload jsonb,
  primary key (partner_id, key)
);
select protect_table('feature_flags');

-- Data keys, wrapped by the key-encryption key that lives outside of the database.
create table data_keys (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  purpose text not null,
  wrapping_key_id text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (partner_id, id)
);
create unique index data_keys_current on data_keys (partner_id, purpose) where retired_at is null;
select protect_table('data_keys');

-- Mail waiting for its transaction to commit and a worker to send it. The body is ciphertext and goes once sent.
create table outbox_mails (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  template text not null,
  recipient text not null,
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  primary key (partner_id, id)
);
create index outbox_mails_waiting on outbox_mails (partner_id, created_at) where sent_at is null;
select protect_table('outbox_mails');

-- Append-only and hash-chained per partner. The trigger writes seq, prev_hash and hash; the lock keeps the chain linear.
create table audit_events (
  partner_id uuid not null references partners (id),
  seq bigint not null default 0,
  event jsonb not null,
  prev_hash bytea not null default '\x',
  hash bytea not null default '\x',
  primary key (partner_id, seq)
);
select protect_table('audit_events', 'partner_id', 'select, insert');

create function chain_audit_event() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  last_seq bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:' || new.partner_id::text, 0));
  select seq, hash into last_seq, last_hash
    from public.audit_events where partner_id = new.partner_id order by seq desc limit 1;
  new.seq := coalesce(last_seq, 0) + 1;
  new.prev_hash := coalesce(last_hash, '\x'::bytea);
  new.hash := sha256(new.prev_hash || convert_to(new.seq || ':' || new.event::text, 'UTF8'));
  return new;
end $$;

create trigger chain_audit_event before insert on audit_events
  for each row execute function chain_audit_event();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_events_are_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_change();
create trigger definitions_are_immutable before update or delete or truncate on definitions
  for each statement execute function refuse_change();
