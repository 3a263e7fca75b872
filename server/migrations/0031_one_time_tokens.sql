-- Everything that works once, for a short time, for whoever got it by mail: sign-in links, password resets, email changes.
-- Nothing is issued while the rows move. A request that waits for the old tables fails before it has mailed anything.
lock table magic_links, password_resets, email_changes in access exclusive mode;
set local statement_timeout = '10min';

create table one_time_tokens (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  purpose text not null check (purpose in ('magicLink', 'passwordReset', 'emailChange')),
  -- A password reset gets its token with its mail, and only an address with an account gets one.
  token_hash bytea check (token_hash is not null or purpose = 'passwordReset'),
  -- The address that the link goes to.
  email text not null,
  -- Of the browser that asked, and where the address is to sign in.
  verifier_hash bytea,
  tenant text check (tenant in ('applicant', 'advocate')),
  -- Of the account that asked.
  user_id uuid,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  failed_confirmations integer not null default 0,
  primary key (partner_id, id),
  unique (partner_id, token_hash),
  foreign key (partner_id, user_id) references users (partner_id, id),
  constraint one_time_tokens_details check (case purpose
    when 'emailChange' then
      user_id is not null and tenant is null and verifier_hash is null and email = lower(email)
    else
      user_id is null and tenant is not null and verifier_hash is not null
        and payload ? (case purpose when 'magicLink' then 'continuePath' else 'timeZone' end)
  end)
);

-- Row-level security is forced on the owner too; without a partner it would hide every row from the copies below.
-- What the sweep would remove stays behind. The others keep their ids: a reset that waits for its mail is known by it.
alter table magic_links no force row level security;
insert into one_time_tokens (partner_id, id, purpose, token_hash, email, verifier_hash, tenant, payload,
    created_at, expires_at, used_at, failed_confirmations)
  select partner_id, id, 'magicLink', token_hash, email, verifier_hash, tenant,
    jsonb_build_object('continuePath', continue_url), created_at, expires_at, used_at, failed_confirmations
  from magic_links where expires_at > now() - interval '7 days';
drop table magic_links;

alter table password_resets no force row level security;
insert into one_time_tokens (partner_id, id, purpose, token_hash, email, verifier_hash, tenant, payload,
    created_at, expires_at, used_at, failed_confirmations)
  select partner_id, id, 'passwordReset', token_hash, email, verifier_hash, tenant,
    jsonb_build_object('timeZone', time_zone), created_at, expires_at, used_at, failed_confirmations
  from password_resets where expires_at > now() - interval '7 days';
drop table password_resets;

alter table email_changes no force row level security;
insert into one_time_tokens (partner_id, id, purpose, token_hash, email, user_id,
    created_at, expires_at, used_at, failed_confirmations)
  select partner_id, id, 'emailChange', token_hash, new_email, user_id,
    created_at, expires_at, used_at, failed_confirmations
  from email_changes where expires_at > now() - interval '7 days';
drop table email_changes;

create index one_time_tokens_by_email on one_time_tokens (partner_id, email, created_at desc);
create index one_time_tokens_by_user on one_time_tokens (partner_id, user_id, created_at desc) where user_id is not null;
create index one_time_tokens_by_expiry on one_time_tokens (partner_id, expires_at);
select protect_table('one_time_tokens');
