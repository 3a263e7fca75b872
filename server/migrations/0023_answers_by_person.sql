-- The second layer, as for documents: inside of their partner, people reach what they filled in themselves, and staff
-- and the product reach all.
create function is_staff_or_product() returns boolean language sql stable
  set search_path = pg_catalog, pg_temp as $$
  select coalesce(current_setting('app.role', true), '') in ('caseWorker', 'fiscal', 'admin', 'platform', 'system')
$$;

create policy own_or_staff on applications as restrictive
  using (submitter_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select is_staff_or_product()))
  with check (submitter_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select is_staff_or_product()));

-- What hangs on an application is there for whoever reaches the application, by the policy above.
create policy own_or_staff on application_versions as restrictive
  using (exists (select from applications a
                 where a.partner_id = application_versions.partner_id and a.id = application_id))
  with check (exists (select from applications a
                      where a.partner_id = application_versions.partner_id and a.id = application_id));
create policy own_or_staff on replaced_answers as restrictive
  using (exists (select from applications a
                 where a.partner_id = replaced_answers.partner_id and a.id = application_id))
  with check (exists (select from applications a
                      where a.partner_id = replaced_answers.partner_id and a.id = application_id));

-- What staff answer about an application, apart from what the applicant answers: no save of an applicant can reach it.
create table staff_answers (
  partner_id uuid not null references partners (id),
  -- The application's own id.
  id uuid not null,
  answers text not null,
  revision integer not null check (revision > 0),
  updated_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, id) references applications (partner_id, id)
);
alter table staff_answers alter column answers set storage external;
select protect_table('staff_answers', 'partner_id', 'select, insert, update');
create policy staff_only on staff_answers as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

-- Files that no scanner looked at before the state existed. Row-level security holds for the owner of the tables too, so
-- that they are reached partner by partner.
do $$
declare
  partner uuid;
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    update documents set state = 'unscanned'
      where partner_id = partner and state = 'clean' and scanned_at is null;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;
