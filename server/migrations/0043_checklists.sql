-- What staff ticked before they decide a case. A tick from before the last submission no longer counts.
create table checklist_ticks (
  partner_id uuid not null references partners (id),
  case_id uuid not null,
  item_key text not null,
  ticked_by uuid not null,
  ticked_at timestamptz not null,
  primary key (partner_id, case_id, item_key),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, ticked_by) references users (partner_id, id)
);
select protect_table('checklist_ticks');
create policy staff_only on checklist_ticks as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
