-- A person's request for assistance, from its start to its end. Moves between states are the cases module's.
create table cases (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  display_id text not null default create_display_id(),
  program_id uuid not null,
  status text not null check (status in (
    'Incomplete', 'InProgress', 'ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview',
    'Approved', 'PaymentSent', 'Denied', 'Withdrawn', 'Archived')),
  status_updated_at timestamptz not null,
  decision_reached_at timestamptz,
  created_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, display_id),
  foreign key (partner_id, program_id) references programs (partner_id, id)
);
create index cases_by_program on cases (partner_id, program_id, status);
select protect_table('cases');

-- The form that somebody fills in for a case. Answers are ciphertext; key_revisions says in which save each key
-- was last changed, so that two devices can be told apart.
create table applications (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  display_id text not null default create_display_id(),
  case_id uuid not null,
  program_id uuid not null,
  submitter_id uuid not null,
  applicant_type_id uuid,
  definition_key text not null,
  definition_version integer not null,
  answers text not null,
  key_revisions jsonb not null default '{}',
  revision integer not null default 0 check (revision >= 0),
  next_step text,
  prefilled jsonb not null default '{}',
  -- The browser's own id of the request that started it, so that a repeated request starts nothing.
  request_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  reminded_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, display_id),
  unique (partner_id, submitter_id, request_id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id),
  foreign key (partner_id, submitter_id) references users (partner_id, id),
  foreign key (partner_id, applicant_type_id) references applicant_types (partner_id, id),
  foreign key (definition_key, definition_version) references definitions (key, version)
);
create index applications_by_submitter on applications (partner_id, submitter_id, created_at desc);
create index applications_by_case on applications (partner_id, case_id);
create index applications_left_unfinished on applications (partner_id, updated_at)
  where submitted_at is null and reminded_at is null;
select protect_table('applications');

-- What was handed in, each time that it was; never changed afterwards.
create table application_versions (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  number integer not null check (number > 0),
  definition_version integer not null,
  answers text not null,
  created_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, application_id, number),
  foreign key (partner_id, application_id) references applications (partner_id, id)
);
select protect_table('application_versions');

-- Saves that were done, by the id that the browser gave them: the same save again changes nothing.
create table application_saves (
  partner_id uuid not null references partners (id),
  application_id uuid not null,
  save_id uuid not null,
  revision integer not null,
  saved_at timestamptz not null,
  primary key (partner_id, application_id, save_id),
  foreign key (partner_id, application_id) references applications (partner_id, id)
);
select protect_table('application_saves');

-- Answers that a save from another device replaced, kept so that neither side loses its work.
create table replaced_answers (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  key text not null,
  value text not null,
  revision integer not null,
  replaced_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references applications (partner_id, id)
);
create index replaced_answers_by_application on replaced_answers (partner_id, application_id, replaced_at desc);
select protect_table('replaced_answers');

create table workflow_events (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  action text not null,
  entity_type text not null,
  entity_id uuid not null,
  previous_value text,
  new_value text,
  details jsonb,
  user_id uuid,
  created_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index workflow_events_by_case on workflow_events (partner_id, case_id, created_at);
select protect_table('workflow_events', 'partner_id', 'select, insert');

create table referrals (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  program_id uuid not null,
  case_id uuid,
  created_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id)
);
create index referrals_by_user on referrals (partner_id, user_id);
select protect_table('referrals');
