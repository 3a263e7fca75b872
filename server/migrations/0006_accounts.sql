-- A short id that a person can read out on the phone: no letter or digit looks or spells like another, no words arise.
create function create_display_id() returns text language sql volatile as $$
  select string_agg(substr('23456789CFGHJMPQRVWX', 1 + floor(random() * 20)::integer, 1), '')
         filter (where place <= 4) || '-' ||
         string_agg(substr('23456789CFGHJMPQRVWX', 1 + floor(random() * 20)::integer, 1), '')
         filter (where place > 4)
    from generate_series(1, 8) as place
$$;

-- What people tell about themselves. A new email waits in new_email until its owner has proven that it is theirs.
alter table users
  add column display_id text not null default create_display_id(),
  add column new_email text check (new_email = lower(new_email)),
  add column mailing_address jsonb,
  add column communication_preferences jsonb not null default '{"email": true, "sms": false}',
  add column accepted_terms_at timestamptz,
  -- Which terms those were: their addresses and the words beside the box.
  add column accepted_terms jsonb,
  add constraint users_accepted_terms_check check ((accepted_terms_at is null) = (accepted_terms is null)),
  add constraint users_partner_id_display_id_key unique (partner_id, display_id);

-- One mail that asks a new address to prove itself; past mails count towards the hourly limit.
create table email_changes (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash bytea not null,
  new_email text not null check (new_email = lower(new_email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  failed_confirmations integer not null default 0,
  primary key (partner_id, id),
  unique (partner_id, token_hash),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index email_changes_by_user on email_changes (partner_id, user_id, created_at desc);
create index email_changes_by_email on email_changes (partner_id, new_email, created_at desc);
select protect_table('email_changes');

-- A password belongs to the person and not to the address, so that it survives a change of email.
-- Row-level security is forced on the owner too; without a partner it would hide every row from this update.
alter table identities no force row level security;
update identities set subject = user_id::text where mechanism = 'BASIC';
alter table identities force row level security;
