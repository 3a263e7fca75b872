-- What else lists are sorted by. The name and the amount that the queue shows come from the newest form, the party or the
-- account; here they are in one place, so that an index can hold them. Cases without a name come after all others.
alter table cases add column sort_name text collate "C" not null default U&'\+10FFFF';
alter table cases add column sort_amount_cents bigint not null default -1;

create function keep_sort_values(in_partner uuid, of_case uuid) returns void language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  update cases set sort_name = found.name, sort_amount_cents = found.amount
    from (
      select coalesce(nullif(fold_letters(left(coalesce(
               facts.applicant_name, facts.business_name, party.name, account.name), 100)), ''), U&'\+10FFFF') as name,
             coalesce(shown.requested_amount_cents, facts.requested_amount_cents, -1) as amount
      from cases as shown
      join parties as party on party.partner_id = in_partner and party.id = shown.party_id
      left join users as account on account.partner_id = in_partner and account.id = party.owner_id and party.is_self
      left join lateral (
        select applicant_name, business_name, requested_amount_cents from application_facts
        where application_facts.partner_id = in_partner and application_facts.case_id = of_case
        order by projected_at desc limit 1
      ) as facts on true
      where shown.partner_id = in_partner and shown.id = of_case
    ) as found
    where cases.partner_id = in_partner and cases.id = of_case
      and (cases.sort_name, cases.sort_amount_cents) is distinct from (found.name, found.amount);
end
$$;

create or replace function keep_words_of_case() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, new.id);
  perform keep_sort_values(new.partner_id, new.id);
  return null;
end
$$;

create or replace function keep_words_of_facts() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, new.case_id);
  perform keep_sort_values(new.partner_id, new.case_id);
  return null;
end
$$;

create or replace function keep_words_of_party() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, cases.id), keep_sort_values(new.partner_id, cases.id) from cases
    where cases.partner_id = new.partner_id and cases.party_id = new.id;
  return null;
end
$$;

create or replace function keep_words_of_account() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, cases.id), keep_sort_values(new.partner_id, cases.id) from cases
    join parties on parties.partner_id = new.partner_id and parties.id = cases.party_id
    where cases.partner_id = new.partner_id and parties.owner_id = new.id and parties.is_self;
  return null;
end
$$;

drop trigger keep_search_words on application_facts;
create trigger keep_search_words
  after insert or update of applicant_name, business_name, requested_amount_cents, projected_at on application_facts
  for each row execute function keep_words_of_facts();

create function keep_sort_amount() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_sort_values(new.partner_id, new.id);
  return null;
end
$$;
create trigger keep_sort_amount after update of requested_amount_cents on cases
  for each row when (new.requested_amount_cents is distinct from old.requested_amount_cents)
  execute function keep_sort_amount();

-- Cases that are there already.
do $$
declare
  partner uuid;
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    perform keep_sort_values(partner, id) from cases where partner_id = partner;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;

-- Each in its order, however long the list is; a case that was never submitted comes after all others.
create index cases_by_name on cases (partner_id, sort_name, id);
create index cases_by_amount on cases (partner_id, sort_amount_cents, id);
create index cases_by_submission on cases (partner_id, (coalesce(submitted_at, 'infinity')), id);
create index cases_by_program_day on cases (partner_id, program_id, due_on, id);

-- Lists that staff put together once and open again: their own, or shared with everyone at the partner.
create table saved_views (
  partner_id uuid not null references partners (id),
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  is_shared boolean not null,
  -- The address of the list, without the page.
  address text not null,
  created_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, owner_id) references users (partner_id, id)
);
select protect_table('saved_views');
create policy own_or_shared on saved_views as restrictive for select
  using (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (is_shared and (select is_staff_or_product()))
         or (select current_setting('app.role', true)) = 'system');
create policy own_new on saved_views as restrictive for insert
  with check (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select current_setting('app.role', true)) = 'system');
create policy own_changed on saved_views as restrictive for update
  using (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select current_setting('app.role', true)) = 'system');
-- Admins put away what someone shared who has left.
create policy own_removed on saved_views as restrictive for delete
  using (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (is_shared and (select current_setting('app.role', true)) in ('admin', 'platform'))
         or (select current_setting('app.role', true)) = 'system');

-- Which saved list someone's queue opens with.
create table first_views (
  partner_id uuid not null references partners (id),
  user_id uuid not null,
  saved_view_id uuid not null,
  primary key (partner_id, user_id),
  foreign key (partner_id, saved_view_id) references saved_views (partner_id, id) on delete cascade
);
create index first_views_by_view on first_views (partner_id, saved_view_id);
select protect_table('first_views');
create policy own on first_views as restrictive
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select current_setting('app.role', true)) = 'system')
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select current_setting('app.role', true)) = 'system');
