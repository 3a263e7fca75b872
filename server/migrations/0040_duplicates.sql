-- By what cases of different people are found to be alike: keyed digests of numbers, phones, addresses and names, never
-- the values. Each says that two cases have the same value, and nothing else.
create table match_tokens (
  partner_id uuid not null references partners (id),
  application_id uuid not null,
  case_id uuid not null,
  submitter_id uuid not null,
  kind text not null,
  token bytea not null,
  noted_at timestamptz not null,
  primary key (partner_id, application_id, kind, token),
  foreign key (partner_id, application_id) references applications (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, submitter_id) references users (partner_id, id)
);
create index match_tokens_by_token on match_tokens (partner_id, kind, token, noted_at desc);
create index match_tokens_by_case on match_tokens (partner_id, case_id);
select protect_table('match_tokens');
create policy own_or_staff on match_tokens as restrictive
  using (may_see_party_of(submitter_id)) with check (may_see_party_of(submitter_id));

-- When the tokens of an application were last written; those submitted before have none yet.
alter table application_facts add column matched_at timestamptz;
create index application_facts_unmatched on application_facts (partner_id, id) where matched_at is null;

-- What a person decided about two cases that are alike, once for each pair; the note is ciphertext.
create table duplicate_findings (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  -- The case with the lower id, so that a pair is there once whichever case it was opened from.
  case_id uuid not null,
  other_case_id uuid not null,
  verdict text not null check (verdict in ('samePerson', 'notDuplicate')),
  -- In what they were alike then: a new likeness is a new question.
  kinds text[] not null,
  note text,
  resolved_by uuid not null,
  resolved_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, case_id, other_case_id),
  check (case_id < other_case_id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, other_case_id) references cases (partner_id, id),
  foreign key (partner_id, resolved_by) references users (partner_id, id)
);
alter table duplicate_findings alter column note set storage external;
create index duplicate_findings_by_other on duplicate_findings (partner_id, other_case_id);
select protect_table('duplicate_findings', 'partner_id', 'select, insert, update');
create policy staff_only on duplicate_findings as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
