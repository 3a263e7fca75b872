-- A PDF of what was submitted is there for whoever reaches its application.
create policy own_or_staff on submission_documents as restrictive
  using (exists (select from applications a
                 where a.partner_id = submission_documents.partner_id and a.id = application_id))
  with check (exists (select from applications a
                      where a.partner_id = submission_documents.partner_id and a.id = application_id));
