-- The answers of a pre-check that a visitor had mailed to themselves. The link in that mail opens them on any device until
-- they expire; the address that it went to is not here.
create table mailed_checks (
  partner_id uuid not null references partners (id),
  id uuid not null,
  -- Of the secret in the link.
  token_hash bytea not null,
  -- The number of the version that was asked.
  version_number integer not null check (version_number > 0),
  answers text not null,
  checked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, token_hash)
);
create index mailed_checks_by_expiry on mailed_checks (partner_id, expires_at);
select protect_table('mailed_checks');
