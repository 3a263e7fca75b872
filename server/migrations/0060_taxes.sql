-- Who reports payments to the IRS, and from which totals on; a partner without a row has entered nothing.
create table tax_settings (
  partner_id uuid not null references partners (id),
  -- The payer's employer identification number, nine digits.
  ein text check (ein ~ '^\d{9}$'),
  -- The payer's legal name, where it is not the name of the partner.
  payer_name text check (payer_name <> ''),
  -- The thresholds of years that the product does not know: a list of year and amountCents.
  thresholds jsonb not null default '[]',
  primary key (partner_id)
);
select protect_table('tax_settings', 'partner_id', 'select, insert, update');
create policy staff_only on tax_settings as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

-- Whoever pays must know whether the payee has signed a W-9, and whoever reports payments what it says. Nobody but the
-- person and the product writes one, as before.
drop policy own_or_system on tax_forms;
create policy own_or_payers on tax_forms as restrictive for select
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select current_setting('app.role', true)) in ('fiscal', 'admin', 'platform', 'system'));
create policy own_or_system_adds on tax_forms as restrictive for insert
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select current_setting('app.role', true)) = 'system');
create policy own_or_system_changes on tax_forms as restrictive for update
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select current_setting('app.role', true)) = 'system');
create policy own_or_system_removes on tax_forms as restrictive for delete
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select current_setting('app.role', true)) = 'system');
