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
