-- A pre-check whose answers someone brought into an application: what was asked and answered, and what they were told.
create table carried_checks (
  partner_id uuid not null references partners (id),
  -- The application's.
  id uuid not null,
  version_number integer not null,
  checked_at timestamptz not null,
  answers text not null,
  verdict text not null,
  primary key (partner_id, id),
  foreign key (partner_id, id) references applications (partner_id, id),
  foreign key (partner_id, version_number) references eligibility_versions (partner_id, number)
);
alter table carried_checks alter column answers set storage external;
alter table carried_checks alter column verdict set storage external;
-- Key rotation writes both again.
select protect_table('carried_checks', 'partner_id', 'select, insert, update');
create policy own_or_staff on carried_checks as restrictive
  using (exists (select from applications a
                 where a.partner_id = carried_checks.partner_id and a.id = carried_checks.id))
  with check (exists (select from applications a
                      where a.partner_id = carried_checks.partner_id and a.id = carried_checks.id));
