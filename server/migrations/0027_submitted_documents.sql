-- Which document was submitted in which case. The same content submitted for another person is a sign
-- that staff should see; it is found by its digest, so that nobody has to open a file.
create table submitted_documents (
  partner_id uuid not null references partners (id),
  case_id uuid not null,
  document_id uuid not null,
  sha256 bytea not null,
  submitted_at timestamptz not null,
  primary key (partner_id, case_id, document_id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id)
);
create index submitted_documents_by_content on submitted_documents (partner_id, sha256);
select protect_table('submitted_documents', 'partner_id', 'select, insert');
-- Whoever submits writes what they submitted; only staff and the product read it.
create policy staff_reads on submitted_documents as restrictive for select using ((select is_staff_or_product()));

-- Someone who has submitted an application keeps the applicant type they applied as.
alter table users add column first_submitted_at timestamptz;
do $$
declare
  partner uuid;
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    update users set first_submitted_at = submitted.at
      from (
        select submitter_id, min(submitted_at) as at from applications
        where partner_id = partner and submitted_at is not null group by submitter_id
      ) as submitted
      where users.partner_id = partner and users.id = submitted.submitter_id;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;
