-- One thing that someone asked to be done to many cases at once: tried out first, then applied in the background.
create table bulk_changes (
  partner_id uuid not null references partners (id),
  -- The browser chooses it, so that asking twice makes one.
  id uuid not null,
  requested_by uuid not null,
  -- The session in which the person asked, for the audit log.
  session_id uuid not null,
  authenticated_at timestamptz not null,
  kind text not null check (kind in ('assign', 'move', 'message', 'export', 'refer')),
  -- Which action of the table of case actions, for a move.
  action text,
  -- To whom the cases go; empty gives them back to everyone.
  assignee_id uuid,
  -- To which program applicants are referred.
  program_id uuid,
  -- The reason of a move or the text of a message, as ciphertext.
  words text,
  -- The bulk change that this one takes back.
  undoes uuid,
  state text not null default 'planned' check (state in ('planned', 'applying', 'done')),
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (partner_id, id),
  foreign key (partner_id, requested_by) references users (partner_id, id),
  foreign key (partner_id, assignee_id) references users (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id)
);
create index bulk_changes_by_age on bulk_changes (partner_id, created_at);
create index bulk_changes_by_requester on bulk_changes (partner_id, requested_by, created_at);
select protect_table('bulk_changes');
create policy own_or_product on bulk_changes as restrictive
  using (requested_by = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select current_setting('app.role', true)) = 'system')
  with check (requested_by = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select current_setting('app.role', true)) = 'system');

-- What becomes of each case. The case need not exist: someone may ask for one of another partner, and is told that
-- there is none.
create table bulk_change_cases (
  partner_id uuid not null references partners (id),
  bulk_change_id uuid not null,
  case_id uuid not null,
  position integer not null,
  -- How the case was when the change was tried out; where it is not like that anymore, nothing is done.
  seen_status text,
  seen_assignee_id uuid,
  -- To whom this case goes.
  assignee_id uuid,
  state text not null check (state in ('waiting', 'refused', 'done', 'failed')),
  -- Why nothing is done, in a sentence for whoever asked.
  refusal text,
  attempts integer not null default 0,
  -- Where the case was afterwards.
  left_in text,
  primary key (partner_id, bulk_change_id, case_id),
  foreign key (partner_id, bulk_change_id) references bulk_changes (partner_id, id) on delete cascade
);
create index bulk_change_cases_in_order on bulk_change_cases (partner_id, bulk_change_id, position);
select protect_table('bulk_change_cases');
create policy of_own_change on bulk_change_cases as restrictive
  using ((select current_setting('app.role', true)) = 'system'
         or exists (select from bulk_changes as change
                    where change.partner_id = bulk_change_cases.partner_id and change.id = bulk_change_id))
  with check ((select current_setting('app.role', true)) = 'system'
              or exists (select from bulk_changes as change
                         where change.partner_id = bulk_change_cases.partner_id and change.id = bulk_change_id));

-- The file of an export, for a day and for whoever asked for it. It has the id of its bulk change; the content is
-- ciphertext.
create table bulk_files (
  partner_id uuid not null references partners (id),
  id uuid not null,
  content text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, id) references bulk_changes (partner_id, id) on delete cascade
);
create index bulk_files_by_expiry on bulk_files (partner_id, expires_at);
select protect_table('bulk_files');
create policy of_own_change on bulk_files as restrictive
  using ((select current_setting('app.role', true)) = 'system'
         or exists (select from bulk_changes as change
                    where change.partner_id = bulk_files.partner_id and change.id = bulk_files.id))
  with check ((select current_setting('app.role', true)) = 'system'
              or exists (select from bulk_changes as change
                         where change.partner_id = bulk_files.partner_id and change.id = bulk_files.id));
