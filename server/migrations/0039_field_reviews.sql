-- What reviewers think of single answers and documents of a submitted version, until they decide; for staff alone.
create table field_reviews (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  version integer not null,
  -- The key of an answer, and the document of it that is meant; without a document, the answer as a whole.
  key text not null,
  document_id uuid,
  verdict text not null check (verdict in ('fine', 'askAgain')),
  reason text,
  -- Ciphertext: the applicant will read it.
  words text not null,
  reviewer_id uuid not null,
  reviewed_at timestamptz not null,
  primary key (partner_id, id),
  unique nulls not distinct (partner_id, application_id, version, document_id, key),
  check ((verdict = 'askAgain') = (reason is not null)),
  foreign key (partner_id, application_id, version)
    references application_versions (partner_id, application_id, number),
  foreign key (partner_id, document_id) references documents (partner_id, id),
  foreign key (partner_id, reviewer_id) references users (partner_id, id)
);
select protect_table('field_reviews', 'partner_id', 'select, insert, update, delete');
create policy staff_only on field_reviews as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

-- Each time that an application was sent back: why, by when, from which version, and with which version it came again.
create table resubmission_rounds (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  number integer not null check (number > 0),
  version integer not null,
  -- Ciphertext: the reason for the whole.
  reason text not null,
  due_on date not null,
  opened_by uuid,
  opened_at timestamptz not null,
  closed_version integer,
  closed_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, application_id, number),
  check ((closed_at is null) = (closed_version is null)),
  foreign key (partner_id, application_id, version)
    references application_versions (partner_id, application_id, number),
  foreign key (partner_id, application_id, closed_version)
    references application_versions (partner_id, application_id, number),
  foreign key (partner_id, opened_by) references users (partner_id, id)
);
create unique index one_open_round on resubmission_rounds (partner_id, application_id) where closed_at is null;
-- Submitting again closes a round, and key rotation writes the reason again.
select protect_table('resubmission_rounds', 'partner_id', 'select, insert, update');
create policy own_or_staff on resubmission_rounds as restrictive
  using (exists (select from applications a
                 where a.partner_id = resubmission_rounds.partner_id and a.id = application_id))
  with check (exists (select from applications a
                      where a.partner_id = resubmission_rounds.partner_id and a.id = application_id));
create policy staff_ask on resubmission_rounds as restrictive for insert
  with check ((select is_staff_or_product()));

-- What was asked again in a round; the values before and after are in the round's two versions.
create table resubmission_requests (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  round_id uuid not null,
  key text not null,
  document_id uuid,
  reason text not null,
  -- Ciphertext.
  words text not null,
  primary key (partner_id, id),
  unique nulls not distinct (partner_id, round_id, document_id, key),
  foreign key (partner_id, round_id) references resubmission_rounds (partner_id, id),
  foreign key (partner_id, document_id) references documents (partner_id, id)
);
select protect_table('resubmission_requests', 'partner_id', 'select, insert, update');
create policy own_or_staff on resubmission_requests as restrictive
  using (exists (select from resubmission_rounds r
                 where r.partner_id = resubmission_requests.partner_id and r.id = round_id))
  with check (exists (select from resubmission_rounds r
                      where r.partner_id = resubmission_requests.partner_id and r.id = round_id));
create policy staff_ask on resubmission_requests as restrictive for insert
  with check ((select is_staff_or_product()));
create policy staff_change on resubmission_requests as restrictive for update
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
