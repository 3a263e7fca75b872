-- What a partner writes in its notices instead of the product's own words.
create table notice_templates (
  partner_id uuid not null references partners (id),
  kind text not null,
  subject text not null,
  body text not null,
  updated_at timestamptz not null,
  primary key (partner_id, kind)
);
select protect_table('notice_templates');

-- What a person was told, and through which channel: about a case, or without one about their account. How it went
-- is the mail's to say.
create table notifications (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  kind text not null,
  channel text not null check (channel in ('email')),
  user_id uuid not null,
  case_id uuid,
  mail_id uuid not null,
  created_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, mail_id) references outbox_mails (partner_id, id) on delete cascade
);
create index notifications_by_case on notifications (partner_id, case_id, created_at desc);
create index notifications_of_accounts on notifications (partner_id, user_id, created_at desc) where case_id is null;
select protect_table('notifications', 'partner_id', 'select, insert');

-- After how many days without a change an unfinished application is called to mind; 0 means never.
alter table partner_profiles
  add column reminder_days integer not null default 3 check (reminder_days between 0 and 60);

-- Once for each time that an application is left: a change after the reminder makes another one possible.
drop index applications_left_unfinished;
create index applications_left_unfinished on applications (partner_id, updated_at)
  where submitted_at is null and (reminded_at is null or reminded_at < updated_at);
