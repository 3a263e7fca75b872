-- The copy of a return that its payee gets, made once for each export by the product.
create table tax_copies (
  partner_id uuid not null references partners (id),
  export_id uuid not null,
  payee_user_id uuid not null,
  tax_year integer not null,
  form text not null,
  document_id uuid not null,
  made_at timestamptz not null,
  primary key (partner_id, export_id, payee_user_id),
  unique (partner_id, document_id),
  foreign key (partner_id, payee_user_id) references users (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id)
);
create index tax_copies_by_payee on tax_copies (partner_id, payee_user_id, tax_year, form);
select protect_table('tax_copies', 'partner_id', 'select, insert');
create policy payers_only on tax_copies as restrictive
  using ((select current_setting('app.role', true)) in ('fiscal', 'admin', 'platform', 'system'))
  with check ((select current_setting('app.role', true)) in ('fiscal', 'admin', 'platform', 'system'));
