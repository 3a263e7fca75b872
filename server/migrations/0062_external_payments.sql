-- What was paid outside of the product (method External), as staff recorded it: the payment's id, its day and reference.
create table external_payments (
  partner_id uuid not null references partners (id),
  -- Of the payment: one that came back and was issued again is recorded anew.
  id uuid not null,
  paid_on date not null,
  -- Ciphertext, and what finds the same reference again.
  reference text not null,
  reference_index bytea not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, id) references payments (partner_id, id),
  foreign key (partner_id, recorded_by) references users (partner_id, id)
);
create index external_payments_by_reference on external_payments (partner_id, reference_index);
select protect_table('external_payments', 'partner_id', 'select, insert, update');
create policy of_own_payment on external_payments as restrictive
  using (exists (select from payments as own where own.partner_id = external_payments.partner_id
                   and own.id = external_payments.id))
  with check ((select is_staff_or_product()));
