-- Staff prove who they are twice. Only the demo world lets its invented staff in with the password alone.
alter table staff add column second_factor_waived boolean not null default false;

-- A session of staff who came with a password begins only from a proof that knows of a second factor.
alter table identity_tokens add column second_factor boolean not null default false;

create table staff_invitations (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('caseWorker', 'fiscal', 'admin')),
  token_hash bytea not null,
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, token_hash),
  foreign key (partner_id, invited_by) references users (partner_id, id)
);
create unique index staff_invitations_open on staff_invitations (partner_id, email)
  where used_at is null and revoked_at is null;
select protect_table('staff_invitations');

-- A right password, waiting for the second factor: exchanged once for an identity token.
create table sign_in_steps (
  partner_id uuid not null references partners (id),
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  failed_proofs integer not null default 0,
  proven_at timestamptz,
  used_at timestamptz,
  primary key (partner_id, token_hash),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index sign_in_steps_by_user on sign_in_steps (partner_id, user_id, created_at desc);
select protect_table('sign_in_steps');

-- An authenticator app or a passkey; it counts once it is confirmed. The secret of an app is ciphertext.
create table second_factors (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind in ('totp', 'passkey')),
  label text not null,
  secret text check ((kind = 'totp') = (secret is not null)),
  last_time_step bigint,
  credential_id text check ((kind = 'passkey') = (credential_id is not null)),
  public_key bytea check ((kind = 'passkey') = (public_key is not null)),
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, credential_id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index second_factors_by_user on second_factors (partner_id, user_id);
select protect_table('second_factors');

create table recovery_codes (
  partner_id uuid not null references partners (id),
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (partner_id, user_id, code_hash),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('recovery_codes');

-- What a passkey has to sign, once and soon.
create table webauthn_challenges (
  partner_id uuid not null references partners (id),
  challenge_hash bytea not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('enrol', 'confirm')),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (partner_id, challenge_hash),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('webauthn_challenges');
