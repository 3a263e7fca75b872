-- Applicants know the number of their application, so staff find a case by it as well. Cases from before are found by it
-- once their words are written again, with the next change of the name, the email or the phone.
create or replace function keep_search_words(in_partner uuid, of_case uuid) returns void language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform from cases where partner_id = in_partner and id = of_case for no key update;
  delete from case_search_words where partner_id = in_partner and case_id = of_case;
  insert into case_search_words (partner_id, word, case_id, owner_id)
    select distinct in_partner, word, of_case, party.owner_id
    from cases
    join parties as party on party.partner_id = in_partner and party.id = cases.party_id
    left join users as account on account.partner_id = in_partner and account.id = party.owner_id and party.is_self
    left join lateral (
      select array_agg(concat_ws(' ', applicant_name, business_name)) as names from application_facts
      where application_facts.partner_id = in_partner and application_facts.case_id = of_case
    ) as facts on true
    cross join lateral (
      select cases.display_id as number
      union all select applications.display_id from applications
      where applications.partner_id = in_partner and applications.case_id = of_case
    ) as known
    cross join lateral list_search_words(
      coalesce(facts.names, '{}') || coalesce(party.name, account.name),
      coalesce(party.email, account.email), coalesce(party.phone, account.phone), known.number) as word
    where cases.partner_id = in_partner and cases.id = of_case;
end
$$;

create function keep_words_of_application() returns trigger language plpgsql
  set search_path = public, pg_catalog, pg_temp as $$
begin
  perform keep_search_words(new.partner_id, new.case_id);
  return null;
end
$$;
create trigger keep_search_words after insert on applications
  for each row execute function keep_words_of_application();
