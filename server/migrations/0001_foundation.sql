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

create table partners (
  id uuid primary key,
  config jsonb not null default '{}',
  created_at timestamptz not null default now()
);
select protect_table('partners', 'id');

-- What a visitor may know of a partner before signing in. Readable without a partner; written only by its own.
create table partner_profiles (
  partner_id uuid primary key references partners (id),
  external_id text not null unique
    check (external_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
           and external_id not in ('partner', 'graphql', 'assets', 'dev', 'healthz', 'readyz', 'metrics')),
  name text not null,
  email text not null,
  phone text,
  mailing_address jsonb,
  platform_name text,
  brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),
  logo_url text,
  favicon_url text,
  help_url text,
  privacy_url text,
  terms_url text,
  time_zone text not null default 'America/New_York',
  features text[] not null default '{}',
  channels text[] not null default '{email}',
  applicant_type_roles jsonb not null default '{}',
  applicant_tenant_id text not null,
  advocate_tenant_id text not null,
  staff_tenant_id text not null
);
select protect_table('partner_profiles');
create policy anyone_reads on partner_profiles for select using (true);

create table applicant_types (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  name text not null,
  role text not null check (role in ('FirstParty', 'ThirdParty')),
  primary key (partner_id, id),
  unique (partner_id, name)
);
select protect_table('applicant_types');

-- Forms as published, never changed afterwards. They belong to no partner.
create table definitions (
  key text not null,
  version integer not null check (version > 0),
  checksum text not null,
  body jsonb not null,
  published_at timestamptz not null default now(),
  primary key (key, version)
);
grant select, insert on definitions to handrail_app;

create table programs (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  name text not null,
  summary text,
  status text not null check (status in ('Open', 'ReferralOnly', 'Closed')),
  hero_image_url text,
  features text[] not null default '{}',
  mailing_address jsonb,
  definition_key text not null,
  definition_version integer not null,
  max_funding_amount_cents bigint check (max_funding_amount_cents >= 0),
  expected_minutes integer check (expected_minutes > 0),
  sort_order integer not null default 0,
  config jsonb not null default '{}',
  primary key (partner_id, id),
  unique (partner_id, name),
  foreign key (definition_key, definition_version) references definitions (key, version)
);
select protect_table('programs');

create table program_applicant_types (
  partner_id uuid not null references partners (id),
  program_id uuid not null,
  applicant_type_id uuid not null,
  name_override text,
  primary key (partner_id, program_id, applicant_type_id),
  foreign key (partner_id, program_id) references programs (partner_id, id),
  foreign key (partner_id, applicant_type_id) references applicant_types (partner_id, id)
);
select protect_table('program_applicant_types');

-- A person with an account in one identity tenant of one partner. The tax id is ciphertext.
create table users (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  tenant text not null check (tenant in ('applicant', 'advocate', 'staff', 'platform')),
  email text not null check (email = lower(email)),
  name text,
  phone text,
  tax_id text,
  tax_id_last4 text,
  applicant_type_id uuid,
  created_at timestamptz not null default now(),
  primary key (partner_id, id),
  unique (partner_id, tenant, email),
  foreign key (partner_id, applicant_type_id) references applicant_types (partner_id, id)
);
select protect_table('users');

-- One way in which a user proves who they are: a password, or a subject at an identity provider.
create table identities (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  mechanism text not null check (mechanism in ('BASIC', 'EMAIL_TOKEN', 'SAML')),
  subject text not null,
  password_hash text check ((mechanism = 'BASIC') = (password_hash is not null)),
  created_at timestamptz not null default now(),
  primary key (partner_id, id),
  unique (partner_id, user_id, mechanism, subject),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('identities');

create table staff (
  partner_id uuid not null references partners (id),
  user_id uuid not null,
  role text not null check (role in ('caseWorker', 'fiscal', 'admin', 'platform')),
  revoked_at timestamptz,
  primary key (partner_id, user_id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('staff');

create table magic_links (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  verifier_hash bytea not null,
  email text not null,
  tenant text not null check (tenant in ('applicant', 'advocate')),
  continue_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  failed_confirmations integer not null default 0,
  primary key (partner_id, id),
  unique (partner_id, token_hash)
);
create index magic_links_by_email on magic_links (partner_id, email, created_at desc);
select protect_table('magic_links');

-- The proof that an identity check succeeded, exchanged once for a session.
create table identity_tokens (
  partner_id uuid not null references partners (id),
  token_hash bytea not null,
  user_id uuid not null,
  mechanism text not null check (mechanism in ('BASIC', 'EMAIL_TOKEN', 'SAML')),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (partner_id, token_hash),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('identity_tokens');

create table sessions (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  user_id uuid not null,
  mechanism text not null check (mechanism in ('BASIC', 'EMAIL_TOKEN', 'SAML')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  authenticated_at timestamptz not null,
  ended_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, token_hash),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index sessions_by_user on sessions (partner_id, user_id) where ended_at is null;
select protect_table('sessions');

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
