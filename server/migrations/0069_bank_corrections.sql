-- What banks want changed about an account that was paid (notifications of change). The details are ciphertext.
create table bank_corrections (
  partner_id uuid not null references partners (id),
  id uuid not null,
  attempt_id uuid not null,
  -- The bank's own reason, from C01 on.
  reason text not null check (reason ~ '^C[0-9]{2}$'),
  corrected text not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, attempt_id, reason),
  foreign key (partner_id, attempt_id) references payment_attempts (partner_id, id)
);
select protect_table('bank_corrections', 'partner_id', 'select, insert');
grant update (applied_at) on bank_corrections to handrail_app;
create policy staff_only on bank_corrections as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
