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
