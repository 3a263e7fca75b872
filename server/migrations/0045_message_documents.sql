-- The files that were sent with messages; each belongs to the applicant of the conversation, whoever sent it.
create table case_message_documents (
  partner_id uuid not null references partners (id),
  message_id uuid not null,
  document_id uuid not null,
  primary key (partner_id, message_id, document_id),
  unique (partner_id, document_id),
  foreign key (partner_id, message_id) references case_messages (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id)
);
select protect_table('case_message_documents', 'partner_id', 'select, insert');
create policy own_or_staff on case_message_documents as restrictive
  using (exists (select from case_messages as message
    where message.partner_id = case_message_documents.partner_id and message.id = message_id))
  with check (exists (select from case_messages as message
    where message.partner_id = case_message_documents.partner_id and message.id = message_id));

-- What waits to be read by an applicant, over all of their cases.
create index case_messages_new on case_messages (partner_id, applicant_id) where read_at is null and is_from_staff;
