-- Whom cases are about. A person with an account is their own party, and their name and contact are those of the
-- account; a client is owned by the account of the advocate who entered them. A client's birth date is ciphertext.
create table parties (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('person', 'business')),
  owner_id uuid not null,
  is_self boolean not null,
  name text check (length(name) between 1 and 200),
  email text check (email = lower(email)),
  phone text,
  birth_date text,
  created_at timestamptz not null,
  primary key (partner_id, id),
  check (is_self = (name is null)),
  check (not is_self or (email is null and phone is null and birth_date is null)),
  foreign key (partner_id, owner_id) references users (partner_id, id)
);
create unique index parties_of_themselves on parties (partner_id, owner_id) where is_self;
create index parties_by_owner on parties (partner_id, owner_id, created_at desc);
select protect_table('parties');

-- The second layer: people see their own party and the clients they entered; staff and the product see all.
create function may_see_party_of(owner uuid) returns boolean language sql stable
  set search_path = pg_catalog, pg_temp as $$
  select owner = nullif(current_setting('app.user_id', true), '')::uuid
      or current_setting('app.role', true) in ('caseWorker', 'fiscal', 'admin', 'platform', 'system')
$$;
create policy own_or_staff on parties as restrictive
  using (may_see_party_of(owner_id)) with check (may_see_party_of(owner_id));

alter table cases add column party_id uuid;
alter table referrals add column party_id uuid;

-- Every case there is, is about the person who submitted it. Rows are reached partner by partner, because row-level
-- security holds for the owner of the tables too.
do $$
declare
  partner uuid;
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    insert into parties (partner_id, kind, owner_id, is_self, created_at)
      select partner_id, 'person', id, true, created_at from users
      where partner_id = partner and id in (
        select submitter_id from applications where partner_id = partner
        union select user_id from referrals where partner_id = partner);
    update cases set party_id = party.id
      from applications as application, parties as party
      where cases.partner_id = partner and application.partner_id = partner and party.partner_id = partner
        and application.case_id = cases.id and party.owner_id = application.submitter_id;
    update referrals set party_id = party.id from parties as party
      where referrals.partner_id = partner and party.partner_id = partner and party.owner_id = referrals.user_id;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;

alter table cases alter column party_id set not null;
alter table cases add foreign key (partner_id, party_id) references parties (partner_id, id);
create index cases_by_party on cases (partner_id, party_id);

alter table referrals alter column party_id set not null;
alter table referrals add foreign key (partner_id, party_id) references parties (partner_id, id);
create index referrals_by_party on referrals (partner_id, party_id);
alter table referrals drop column user_id;

-- What a submitted application says of whom it is about, so that lists, searches and rules never open answers. Names
-- and amounts can be read; birth date, email, phone and address are one ciphertext, and equal ones are found by keyed
-- digests.
create table application_facts (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  case_id uuid not null,
  submitter_id uuid not null,
  applicant_name text,
  business_name text,
  requested_amount_cents bigint,
  details text not null,
  birth_date_index bytea,
  email_index bytea,
  phone_index bytea,
  projected_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, application_id),
  foreign key (partner_id, application_id) references applications (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, submitter_id) references users (partner_id, id)
);
create index application_facts_by_case on application_facts (partner_id, case_id, projected_at desc);
select protect_table('application_facts');
create policy own_or_staff on application_facts as restrictive
  using (may_see_party_of(submitter_id)) with check (may_see_party_of(submitter_id));

-- A person's applications in pages: those that wait for them first, then the newest.
drop index applications_by_submitter;
create index applications_by_submitter on applications
  (partner_id, submitter_id, (submitted_at is null) desc, created_at desc, id desc);
