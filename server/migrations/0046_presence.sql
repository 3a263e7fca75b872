-- Who of the staff has a case open: a row with a time, renewed while the page is there.
create table case_presence (
  partner_id uuid not null references partners (id),
  case_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (partner_id, case_id, user_id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index case_presence_by_time on case_presence (partner_id, seen_at);
select protect_table('case_presence');
create policy staff_only on case_presence as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
