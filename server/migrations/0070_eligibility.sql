-- What a partner asks people before they make an account. A version is never changed, only taken back; the newest one
-- that was not taken back is asked.
create table eligibility_versions (
  partner_id uuid not null references partners (id),
  id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null,
  -- Why it was published, in the author's words.
  note text not null check (length(note) <= 500),
  published_at timestamptz not null,
  -- Nobody: it came with the partner's file.
  published_by uuid,
  taken_back_at timestamptz,
  taken_back_by uuid,
  primary key (partner_id, id),
  unique (partner_id, number),
  check (taken_back_at is not null or taken_back_by is null),
  foreign key (partner_id, published_by) references users (partner_id, id),
  foreign key (partner_id, taken_back_by) references users (partner_id, id)
);
select protect_table('eligibility_versions', 'partner_id', 'select, insert');
grant update (taken_back_at, taken_back_by) on eligibility_versions to handrail_app;
-- Anyone reads what is asked; admins write it.
create policy admins_publish on eligibility_versions as restrictive for insert
  with check ((select current_setting('app.role', true)) in ('admin', 'platform', 'system'));
create policy admins_take_back on eligibility_versions as restrictive for update
  using ((select current_setting('app.role', true)) in ('admin', 'platform', 'system'))
  with check ((select current_setting('app.role', true)) in ('admin', 'platform', 'system'));

create function refuse_taking_back_twice() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'version % was taken back before', old.number using errcode = 'insufficient_privilege';
end $$;
create trigger eligibility_versions_are_taken_back_once before update on eligibility_versions
  for each row when (old.taken_back_at is not null) execute function refuse_taking_back_twice();
create trigger eligibility_versions_stay before delete or truncate on eligibility_versions
  for each statement execute function refuse_change();

-- What an admin is writing; each save raises the revision, so that two admins do not overwrite each other.
create table eligibility_drafts (
  partner_id uuid not null primary key references partners (id),
  content jsonb not null,
  -- The number of the version that it was started from.
  based_on integer,
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  changed_by uuid not null,
  foreign key (partner_id, changed_by) references users (partner_id, id)
);
select protect_table('eligibility_drafts');
create policy admins_only on eligibility_drafts as restrictive
  using ((select current_setting('app.role', true)) in ('admin', 'platform', 'system'))
  with check ((select current_setting('app.role', true)) in ('admin', 'platform', 'system'));

-- How often the pre-check was used, by day. Nothing here is about one person: no row per visit, no address, no time.
create table eligibility_counts (
  partner_id uuid not null references partners (id),
  -- In the partner's time zone.
  day date not null,
  version_number integer not null check (version_number > 0),
  -- reached: a question was the furthest that a visit came to; verdict, program and area: of the first check of a visit.
  measure text not null check (measure in ('reached', 'verdict', 'recheck', 'program', 'area')),
  -- The question's key, the verdict, the program's id and its fit, or the county's FIPS code.
  key text not null check (length(key) between 1 and 120),
  count integer not null check (count > 0),
  primary key (partner_id, day, version_number, measure, key)
);
select protect_table('eligibility_counts', 'partner_id', 'select, insert');
grant update (count) on eligibility_counts to handrail_app;
