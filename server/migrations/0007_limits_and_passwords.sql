-- Which device a session was begun on, in words, so that people recognise their own.
alter table sessions add column device text;

alter table partner_profiles add column password_policy text not null default 'spec'
  check (password_policy in ('spec', 'nist15'));

-- Every address that is asked for gets a row, and no look at it tells whether there is an account;
-- the token comes with the mail, and only addresses with an account get one.
create table password_resets (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  token_hash bytea,
  verifier_hash bytea not null,
  email text not null,
  tenant text not null check (tenant in ('applicant', 'advocate')),
  time_zone text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  failed_confirmations integer not null default 0,
  primary key (partner_id, id),
  unique (partner_id, token_hash)
);
create index password_resets_by_email on password_resets (partner_id, email) where used_at is null;
select protect_table('password_resets');

-- How often something was tried lately. The subject is a keyed digest: neither addresses nor networks are kept.
create table limit_hits (
  partner_id uuid not null references partners (id),
  limit_key text not null,
  subject bytea not null,
  slot timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null check (hits > 0),
  primary key (partner_id, limit_key, subject, slot)
);
create index limit_hits_by_expiry on limit_hits (partner_id, expires_at);
select protect_table('limit_hits');

-- A solved challenge opens one door once.
create table used_challenges (
  partner_id uuid not null references partners (id),
  digest bytea not null,
  expires_at timestamptz not null,
  primary key (partner_id, digest)
);
select protect_table('used_challenges');

-- A partner's own reCAPTCHA keys. The secret key is ciphertext.
create table recaptcha_keys (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  site_key text not null,
  secret_key text not null,
  primary key (partner_id)
);
select protect_table('recaptcha_keys');
