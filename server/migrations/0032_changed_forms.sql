-- The answers of a draft as they were before it moved to a newer version of its form. Nothing is lost where the new
-- version no longer asks for something.
create table earlier_answers (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  from_version integer not null,
  to_version integer not null check (to_version > from_version),
  answers text not null,
  kept_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references applications (partner_id, id)
);
alter table earlier_answers alter column answers set storage external;
create index earlier_answers_by_application on earlier_answers (partner_id, application_id, kept_at desc);
-- Key rotation writes the answers again.
select protect_table('earlier_answers', 'partner_id', 'select, insert, update');
create policy own_or_staff on earlier_answers as restrictive
  using (exists (select from applications a
                 where a.partner_id = earlier_answers.partner_id and a.id = application_id))
  with check (exists (select from applications a
                      where a.partner_id = earlier_answers.partner_id and a.id = application_id));
