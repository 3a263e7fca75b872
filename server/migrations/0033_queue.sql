-- When a case was last submitted, and by which day a decision was promised; a case without a promise comes last.
alter table cases add column submitted_at timestamptz;
alter table cases add column due_on date not null default '9999-12-31';

-- Each list of the queue is read in the order of an index, however long it is.
create index cases_to_review on cases (partner_id, due_on, id) where status in ('ReadyForReview', 'InReview');
create index cases_unassigned on cases (partner_id, due_on, id)
  where assignee_id is null and status in ('ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview');
create index cases_by_status on cases (partner_id, status, due_on, id);
create index cases_by_due_day on cases (partner_id, due_on, id) where status <> 'Archived';
drop index cases_by_assignee;
create index cases_by_assignee on cases (partner_id, assignee_id, due_on, id) where assignee_id is not null;

-- The words by which staff find a case: names, email, phone and display id, as plain letters. The database keeps them
-- itself, so that no change of a name or an address leaves them behind. Ranges of words use the index under row-level
-- security, which patterns and full-text searches do not.
create table case_search_words (
  partner_id uuid not null references partners (id),
  word text collate "C" not null,
  case_id uuid not null,
  owner_id uuid not null,
  primary key (partner_id, word, case_id),
  foreign key (partner_id, case_id) references cases (partner_id, id)
);
create index case_search_words_by_case on case_search_words (partner_id, case_id);
select protect_table('case_search_words');
create policy own_or_staff on case_search_words as restrictive
  using (may_see_party_of(owner_id)) with check (may_see_party_of(owner_id));

-- Letters without accents and case, as server/src/modules/casework/queue/search-words.ts reads what staff type.
create function fold_letters(value text) returns text language sql immutable
  set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g')
$$;

create function list_search_words(names text[], email text, phone text, display_id text) returns setof text
  language sql immutable set search_path = public, pg_catalog, pg_temp as $$
  select distinct left(word, 100) from (
    select regexp_split_to_table(fold_letters(concat_ws(' ', variadic names || email)), '[^[:alnum:]]+') as word
    union all select lower(email)
    union all select right(regexp_replace(phone, '\D', '', 'g'), digits) from unnest(array[10, 7, 4]) as digits
    union all select regexp_split_to_table(lower(display_id), '-')
    union all select replace(lower(display_id), '-', '')
  ) as words where word <> ''
$$;

create function keep_search_words(in_partner uuid, of_case uuid) returns void language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  delete from case_search_words where partner_id = in_partner and case_id = of_case;
  insert into case_search_words (partner_id, word, case_id, owner_id)
    select in_partner, word, of_case, party.owner_id
    from cases
    join parties as party on party.partner_id = in_partner and party.id = cases.party_id
    left join users as account on account.partner_id = in_partner and account.id = party.owner_id and party.is_self
    left join lateral (
      select array_agg(concat_ws(' ', applicant_name, business_name)) as names from application_facts
      where application_facts.partner_id = in_partner and application_facts.case_id = of_case
    ) as facts on true
    cross join lateral list_search_words(
      coalesce(facts.names, '{}') || coalesce(party.name, account.name),
      coalesce(party.email, account.email), coalesce(party.phone, account.phone), cases.display_id) as word
    where cases.partner_id = in_partner and cases.id = of_case;
end
$$;

create function keep_words_of_case() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, new.id);
  return null;
end
$$;
create trigger keep_search_words after insert on cases for each row execute function keep_words_of_case();

create function keep_words_of_facts() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, new.case_id);
  return null;
end
$$;
create trigger keep_search_words after insert or update of applicant_name, business_name on application_facts
  for each row execute function keep_words_of_facts();

create function keep_words_of_party() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, cases.id) from cases
    where cases.partner_id = new.partner_id and cases.party_id = new.id;
  return null;
end
$$;
create trigger keep_search_words after update of name, email, phone on parties
  for each row execute function keep_words_of_party();

create function keep_words_of_account() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, cases.id) from cases
    join parties on parties.partner_id = new.partner_id and parties.id = cases.party_id
    where cases.partner_id = new.partner_id and parties.owner_id = new.id and parties.is_self;
  return null;
end
$$;
create trigger keep_search_words after update of name, email, phone on users
  for each row execute function keep_words_of_account();

-- Cases that are there already.
do $$
declare
  partner uuid;
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    perform keep_search_words(partner, id) from cases where partner_id = partner;
    update cases set submitted_at = application.submitted_at from applications as application
      where cases.partner_id = partner and application.partner_id = partner
        and application.case_id = cases.id and application.submitted_at is not null;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;
