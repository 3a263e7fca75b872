-- The PDF of each submitted version, made once by the product.
create table submission_documents (
  partner_id uuid not null references partners (id),
  application_id uuid not null,
  version integer not null,
  document_id uuid not null,
  primary key (partner_id, application_id, version),
  unique (partner_id, document_id),
  foreign key (partner_id, application_id) references applications (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id)
);
select protect_table('submission_documents', 'partner_id', 'select, insert');
