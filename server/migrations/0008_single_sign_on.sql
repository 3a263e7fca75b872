-- The identity provider at which a partner's advocates or staff sign in. The platform operator's own provider is
-- configured outside of the database, because nobody inside of a partner may decide who platform staff are.
create table identity_providers (
  partner_id uuid not null references partners (id),
  tenant text not null check (tenant in ('advocate', 'staff')),
  entity_id text not null,
  sso_url text not null,
  certificates text[] not null check (cardinality(certificates) > 0),
  name text not null,
  email_attribute text,
  name_attribute text,
  enabled boolean not null default true,
  updated_at timestamptz not null,
  primary key (partner_id, tenant)
);
select protect_table('identity_providers');

-- A sign-in that was sent to a provider and is answered at most once, within minutes, in the browser that began it.
create table saml_requests (
  partner_id uuid not null references partners (id),
  request_hash bytea not null,
  tenant text not null check (tenant in ('advocate', 'staff', 'platform')),
  relay_path text,
  verifier_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (partner_id, request_hash)
);
create index saml_requests_by_expiry on saml_requests (partner_id, expires_at);
select protect_table('saml_requests');

-- Assertions that were taken, kept until they would be refused for their age anyway.
create table saml_assertions (
  partner_id uuid not null references partners (id),
  assertion_hash bytea not null,
  expires_at timestamptz not null,
  primary key (partner_id, assertion_hash)
);
create index saml_assertions_by_expiry on saml_assertions (partner_id, expires_at);
select protect_table('saml_assertions');

-- A proof that came through another site is good only in the browser that asked for it.
alter table identity_tokens add column verifier_hash bytea;

-- One subject of a provider is one person.
create unique index identities_by_saml_subject on identities (partner_id, subject) where mechanism = 'SAML';

-- The address /platform belongs to the operator's staff.
alter table partner_profiles add constraint partner_profiles_external_id_not_platform check (external_id <> 'platform');
