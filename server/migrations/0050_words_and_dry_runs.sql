-- Who writes the words of a case takes the case first. Two at once would each delete the same old words and insert the
-- same new ones, and the second would be refused. The words of several cases are written in the order of their ids, so
-- that nobody waits in a circle.
create or replace function keep_search_words(in_partner uuid, of_case uuid) returns void language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform from cases where partner_id = in_partner and id = of_case for no key update;
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

create or replace function keep_words_of_party() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
declare
  of_case uuid;
begin
  for of_case in select id from cases where partner_id = new.partner_id and party_id = new.id order by id loop
    perform keep_search_words(new.partner_id, of_case);
    perform keep_sort_values(new.partner_id, of_case);
  end loop;
  return null;
end
$$;

create or replace function keep_words_of_account() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
declare
  of_case uuid;
begin
  for of_case in select cases.id from cases
    join parties on parties.partner_id = new.partner_id and parties.id = cases.party_id
    where cases.partner_id = new.partner_id and parties.owner_id = new.id and parties.is_self order by cases.id loop
    perform keep_search_words(new.partner_id, of_case);
    perform keep_sort_values(new.partner_id, of_case);
  end loop;
  return null;
end
$$;

-- A dry run of many cases is done piece by piece: until its turn, a case was not tried yet.
alter table bulk_change_cases drop constraint bulk_change_cases_state_check;
alter table bulk_change_cases add constraint bulk_change_cases_state_check
  check (state in ('untried', 'waiting', 'refused', 'done', 'failed')) not valid;
alter table bulk_change_cases validate constraint bulk_change_cases_state_check;
