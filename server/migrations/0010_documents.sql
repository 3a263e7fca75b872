-- "files" now names the addresses of documents, so no partner can be found under it.
alter table partner_profiles add constraint partner_profiles_external_id_files_check
  check (external_id <> 'files') not valid;
alter table partner_profiles validate constraint partner_profiles_external_id_files_check;

-- An uploaded file. Its content lies in the object store, encrypted under a key of its own; the key is ciphertext
-- here and goes when the document is removed. The name is as given and only ever shown.
create table documents (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  uploader_id uuid,
  uploader_name text,
  storage_key text not null check (storage_key ~ '^[0-9a-f]{2}/[0-9a-f]{32}$'),
  preview_key text,
  file_key text,
  filename text not null check (length(filename) between 1 and 200),
  mimetype text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  state text not null check (state in ('received', 'scanning', 'clean', 'rejected')),
  rejected_reason text check ((state = 'rejected') = (rejected_reason is not null)),
  scanned_at timestamptz,
  prepared_at timestamptz,
  pinned boolean not null default false,
  permanent boolean not null default false,
  label text,
  label_probability double precision check (label_probability between 0 and 1),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (partner_id, id),
  check ((label is null) = (label_probability is null)),
  foreign key (partner_id, owner_id) references users (partner_id, id),
  foreign key (partner_id, uploader_id) references users (partner_id, id)
);
create index documents_by_owner on documents (partner_id, owner_id, created_at) where removed_at is null;
create index documents_unfinished on documents (partner_id, created_at)
  where removed_at is null and (state in ('received', 'scanning') or prepared_at is null);
select protect_table('documents');

-- What people said about a suggested label, one answer for each person and document.
create table document_feedback (
  partner_id uuid not null references partners (id),
  document_id uuid not null,
  user_id uuid not null,
  accurate text not null check (accurate in ('Yes', 'No', 'Unsure')),
  preferred_label text,
  created_at timestamptz not null,
  primary key (partner_id, document_id, user_id),
  foreign key (partner_id, document_id) references documents (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('document_feedback');

-- The second layer: inside of their partner, people see their own documents, and staff and the product see all.
create function may_see_documents_of(owner uuid) returns boolean language sql stable
  set search_path = pg_catalog, pg_temp as $$
  select owner = nullif(current_setting('app.user_id', true), '')::uuid
      or current_setting('app.role', true) in ('caseWorker', 'fiscal', 'admin', 'platform', 'system')
$$;

create policy owner_or_staff on documents as restrictive
  using (may_see_documents_of(owner_id)) with check (may_see_documents_of(owner_id));
create policy owner_or_staff on document_feedback as restrictive
  using (may_see_documents_of(user_id)) with check (may_see_documents_of(user_id));
