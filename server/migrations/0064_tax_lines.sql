-- What was exported for the IRS: for each payee, box and year the amount as it then was. A line is never changed; a
-- correction is a line after it. The newest one counts.
create table tax_lines (
  partner_id uuid not null references partners (id),
  id uuid not null,
  export_id uuid not null,
  tax_year integer not null check (tax_year between 2000 and 2200),
  box text not null,
  payee_type text not null check (payee_type in ('User', 'Vendor')),
  payee_user_id uuid,
  vendor_id uuid,
  -- The signed W-9 that the number and the name were taken from.
  tax_form_id uuid,
  amount_cents bigint not null check (amount_cents >= 0),
  -- The first line of a payee, box and year is 1; what comes after it corrects it.
  number integer not null check (number > 0),
  exported_by uuid not null,
  exported_at timestamptz not null,
  primary key (partner_id, id),
  check ((payee_type = 'User') = (payee_user_id is not null)),
  check ((payee_type = 'Vendor') = (vendor_id is not null)),
  foreign key (partner_id, payee_user_id) references users (partner_id, id),
  foreign key (partner_id, vendor_id) references vendors (partner_id, id),
  foreign key (partner_id, tax_form_id) references tax_forms (partner_id, id),
  foreign key (partner_id, exported_by) references users (partner_id, id)
);
create unique index tax_lines_numbers on tax_lines
  (partner_id, tax_year, payee_user_id, vendor_id, box, number) nulls not distinct;
select protect_table('tax_lines', 'partner_id', 'select, insert');
create policy payers_only on tax_lines as restrictive
  using ((select current_setting('app.role', true)) in ('fiscal', 'admin', 'platform', 'system'))
  with check ((select current_setting('app.role', true)) in ('fiscal', 'admin', 'platform', 'system'));
create trigger tax_lines_are_append_only before update or delete or truncate on tax_lines
  for each statement execute function refuse_change();

-- The payments that arrived in a year.
create index payments_by_arrival on payments (partner_id, completed_at) where status = 'success';
