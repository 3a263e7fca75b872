-- What staff note about a document of a case: what it is, whether it comes first, and who checked it.
create table document_marks (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  document_id uuid not null,
  -- Ciphertext.
  label text,
  is_pinned boolean not null default false,
  checked_by uuid,
  checked_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, case_id, document_id),
  check ((checked_by is null) = (checked_at is null)),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id),
  foreign key (partner_id, checked_by) references users (partner_id, id)
);
select protect_table('document_marks', 'partner_id', 'select, insert, update');
create policy staff_only on document_marks as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

-- Documents that staff ask an applicant for beside the form. Name and words are ciphertext.
create table document_requests (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  -- Who is asked: a case can have several applicants, and each reads only what is theirs.
  applicant_id uuid not null,
  name text not null,
  words text not null,
  due_on date not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  primary key (partner_id, id),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, applicant_id) references users (partner_id, id),
  foreign key (partner_id, requested_by) references users (partner_id, id),
  foreign key (partner_id, withdrawn_by) references users (partner_id, id)
);
create index document_requests_by_case on document_requests (partner_id, case_id, requested_at);
-- Key rotation writes the texts again, and a request can be withdrawn.
select protect_table('document_requests', 'partner_id', 'select, insert, update');
create policy own_or_staff on document_requests as restrictive
  using (applicant_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select is_staff_or_product()))
  with check (applicant_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select is_staff_or_product()));

-- Which request a document answers; null for what the applicant added on their own.
alter table case_documents add column request_id uuid;
alter table case_documents add foreign key (partner_id, request_id) references document_requests (partner_id, id);
create index case_documents_by_request on case_documents (partner_id, request_id) where request_id is not null;
