-- What staff note about a case for each other; applicants never see it.
create table case_notes (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  author_id uuid not null,
  body text not null,
  created_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, author_id) references users (partner_id, id)
);
alter table case_notes alter column body set storage external;
create index case_notes_by_case on case_notes (partner_id, case_id, created_at desc);
-- Key rotation writes the body again.
select protect_table('case_notes', 'partner_id', 'select, insert, update');
create policy staff_only on case_notes as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
