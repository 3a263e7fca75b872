-- Documents that an applicant added to a case after submitting, beside those that the form asked for.
create table case_documents (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  document_id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id),
  foreign key (partner_id, added_by) references users (partner_id, id)
);
create index case_documents_by_person on case_documents (partner_id, case_id, added_by, added_at);
select protect_table('case_documents', 'partner_id', 'select, insert');
create policy own_or_staff on case_documents as restrictive
  using (added_by = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select is_staff_or_product()))
  with check (added_by = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select is_staff_or_product()));
