-- Each owner has its own forms: the library under the nil id, which no partner has, and every partner under its id. Two
-- partners may use the same key and version for different forms, and neither sees or uses the other's.
set local statement_timeout = '10min';
alter table partners add constraint partners_are_not_the_library check (id <> '00000000-0000-0000-0000-000000000000');

drop trigger definitions_keep_their_owner on definitions;
drop function refuse_foreign_versions();
drop policy anyone_reads on definitions;
drop policy own_partner_inserts on definitions;
alter table programs drop constraint programs_definition_key_definition_version_fkey;
alter table applications drop constraint applications_definition_key_definition_version_fkey;

-- Rewritten by a change of type, because published forms refuse an update.
alter table definitions alter column owned_by drop default;
alter table definitions
  alter column owned_by type uuid using coalesce(owned_by, '00000000-0000-0000-0000-000000000000');
alter table definitions rename column owned_by to owner;
alter table definitions alter column owner set not null;
alter table definitions drop constraint definitions_pkey;
alter table definitions add primary key (owner, key, version);

create policy own_and_library on definitions for select
  using (owner = '00000000-0000-0000-0000-000000000000'
         or owner = (select nullif(current_setting('app.partner_id', true), '')::uuid));
create policy own_partner_inserts on definitions for insert
  with check (owner <> '00000000-0000-0000-0000-000000000000'
              and owner = (select nullif(current_setting('app.partner_id', true), '')::uuid));

-- The default is for rows that exist; those of a partner's own forms are corrected below.
alter table programs add column definition_owner uuid not null default '00000000-0000-0000-0000-000000000000';
alter table applications add column definition_owner uuid not null default '00000000-0000-0000-0000-000000000000';

do $$
declare
  partner uuid;
  library constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    -- A program could use a form of another partner until now. Its partner gets a copy and keeps working.
    insert into definitions (owner, key, version, checksum, body, published_at)
      select partner, form.key, form.version, form.checksum, form.body, form.published_at
      from (
        select definition_key, definition_version from programs where partner_id = partner
        union
        select definition_key, definition_version from applications where partner_id = partner
      ) as used
      join definitions as form on form.key = used.definition_key and form.version = used.definition_version
      where not exists (select from definitions as standing
                        where standing.owner in (library, partner)
                          and standing.key = form.key and standing.version = form.version)
      on conflict do nothing;
    update programs set definition_owner = partner
      where partner_id = partner
        and exists (select from definitions
                    where owner = partner and key = definition_key and version = definition_version);
    update applications set definition_owner = partner
      where partner_id = partner
        and exists (select from definitions
                    where owner = partner and key = definition_key and version = definition_version);
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;

alter table programs alter column definition_owner drop default;
alter table programs
  add foreign key (definition_owner, definition_key, definition_version) references definitions (owner, key, version),
  add constraint programs_use_own_forms
    check (definition_owner in (partner_id, '00000000-0000-0000-0000-000000000000'));
alter table applications alter column definition_owner drop default;
alter table applications
  add foreign key (definition_owner, definition_key, definition_version) references definitions (owner, key, version),
  add constraint applications_use_own_forms
    check (definition_owner in (partner_id, '00000000-0000-0000-0000-000000000000'));
