-- Messages between an applicant and the staff who work on the case. The text is ciphertext.
create table case_messages (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  -- With whom staff write: a case can have several applicants, and each reads only what is theirs.
  applicant_id uuid not null,
  author_id uuid not null,
  is_from_staff boolean not null,
  body text not null,
  created_at timestamptz not null,
  -- When the other side read it.
  read_at timestamptz,
  primary key (partner_id, id),
  check (is_from_staff or author_id = applicant_id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, applicant_id) references users (partner_id, id),
  foreign key (partner_id, author_id) references users (partner_id, id)
);
create index case_messages_by_case on case_messages (partner_id, case_id, created_at);
create index case_messages_unread on case_messages (partner_id, case_id) where read_at is null and not is_from_staff;
-- Key rotation writes the text again, and reading notes the time.
select protect_table('case_messages', 'partner_id', 'select, insert, update');
create policy own_or_staff on case_messages as restrictive
  using (applicant_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select is_staff_or_product()))
  with check (applicant_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select is_staff_or_product()));
