-- In which save a key was last changed is a long list, and merging a few keys into it was most of the price of writing a
-- save. What the last saves changed is now a short list of its own, merged into the long one by every sixteenth save.
alter table applications add column latest_key_revisions jsonb not null default '{}';

-- The long list, which stays the same, moves out of the row, and what each save writes anew stays in it. Where its page has
-- room, a row is written anew without its indexes.
alter table applications alter column answers set storage main;
alter table applications alter column latest_key_revisions set storage main;
alter table applications alter column prefilled set storage main;
alter table applications alter column progress set storage main;
alter table applications set (fillfactor = 70);

-- Locks an application and reads it afterwards, as the one who held the lock before left it.
create or replace function lock_application(of_partner uuid, of_application uuid, seen integer)
returns table (
  id uuid, display_id text, program_id uuid, submitter_id uuid, applicant_type_id uuid, definition_owner uuid,
  definition_key text, definition_version integer, revision integer, next_step text, progress jsonb,
  created_at timestamptz, updated_at timestamptz, submitted_at timestamptz,
  case_id uuid, case_display_id text, case_program_id uuid, case_party_id uuid, case_status text,
  case_assignee_id uuid, case_requested_amount_cents bigint, case_status_updated_at timestamptz,
  case_decision_reached_at timestamptz, case_waitlisted_at timestamptz, case_created_at timestamptz,
  party_id uuid, party_kind text, party_user_id uuid, party_name text, party_email text, party_phone text,
  answers text, prefilled jsonb, key_revisions jsonb, key_id uuid, wrapping_key_id text, wrapped_key bytea)
language plpgsql as $$
declare
  data_key record;
begin
  -- The application before the key: the other order can deadlock.
  perform 1 from public.applications as application
    where application.partner_id = of_partner and application.id = of_application for update;
  select shared.id, shared.wrapping_key_id, shared.wrapped_key into data_key
    from public.share_data_key(of_partner, 'answers') as shared;
  return query
    select application.id, application.display_id, application.program_id, application.submitter_id,
           application.applicant_type_id, application.definition_owner, application.definition_key,
           application.definition_version, application.revision, application.next_step, application.progress,
           application.created_at, application.updated_at, application.submitted_at,
           about.id, about.display_id, about.program_id, about.party_id, about.status, about.assignee_id,
           about.requested_amount_cents, about.status_updated_at, about.decision_reached_at, about.waitlisted_at,
           about.created_at,
           party.id, party.kind, case when party.is_self then party.owner_id end,
           coalesce(party.name, account.name), coalesce(party.email, account.email),
           coalesce(party.phone, account.phone),
           application.answers, application.prefilled,
           -- There are as many as answers, and only a device that missed a save needs them.
           case when application.revision > seen
                then application.key_revisions || application.latest_key_revisions end,
           data_key.id, data_key.wrapping_key_id, data_key.wrapped_key
      from public.applications as application
      join public.cases as about on about.partner_id = application.partner_id and about.id = application.case_id
      join public.parties as party on party.partner_id = about.partner_id and party.id = about.party_id
      left join public.users as account on account.partner_id = party.partner_id and account.id = party.owner_id
        and party.is_self
     where application.partner_id = of_partner and application.id = of_application;
end $$;

-- Writes a save: its id, which fails when it was done before, the answers, and the act on record.
create or replace function keep_answers(
  of_partner uuid, of_application uuid, by_save uuid, sweeps boolean, new_revision integer, sealed text,
  changed_revisions jsonb, changed_keys text[], new_step text, new_progress jsonb, saved timestamptz, act jsonb)
returns void language plpgsql as $$
begin
  if by_save is not null then
    insert into public.application_saves (partner_id, application_id, save_id, revision, saved_at)
      values (of_partner, of_application, by_save, new_revision, saved);
  end if;
  if sweeps then
    -- How many are kept is many times what a repeat may ask for; a repeat of an older one counts as a new save.
    delete from public.application_saves
      where partner_id = of_partner and application_id = of_application and save_id in (
        select save_id from public.application_saves
          where partner_id = of_partner and application_id = of_application
          order by saved_at desc, revision desc, save_id offset 200);
  end if;
  update public.applications
     set answers = sealed,
         key_revisions = case when new_revision % 16 = 0 then key_revisions || latest_key_revisions || changed_revisions
                              else key_revisions end,
         latest_key_revisions = case when new_revision % 16 = 0 then '{}' else latest_key_revisions || changed_revisions end,
         revision = new_revision,
         next_step = new_step,
         progress = new_progress,
         -- An answer that the person changed no longer counts as prefilled.
         prefilled = prefilled - changed_keys,
         updated_at = saved
   where partner_id = of_partner and id = of_application;
  if act is not null then
    insert into public.audit_events (partner_id, event) values (of_partner, act);
  end if;
end $$;
