-- Taking back money that was sent: a person asks, and the provider is asked once. What it said stays with the attempt.
alter table payment_attempts
  add column recall_state text
    check (recall_state in ('asked', 'asking', 'unknown', 'recalled', 'tooLate', 'notDone')),
  add column recall_asked_at timestamptz,
  add column recall_asked_by uuid,
  -- Why, as ciphertext.
  add column recall_reason text,
  add foreign key (partner_id, recall_asked_by) references users (partner_id, id),
  add constraint payment_attempts_recall_known check (
    (recall_state is null) = (recall_asked_at is null)
    and (recall_state is null) = (recall_asked_by is null)
    and (recall_state is null) = (recall_reason is null)
  ),
  -- Only what is back counts as taken back.
  add constraint payment_attempts_recalled check (recall_state <> 'recalled' or state = 'returned');
alter table payment_attempts alter column recall_reason set storage external;
create index payment_attempts_recalls on payment_attempts (partner_id, recall_asked_at)
  where recall_state in ('asked', 'asking', 'unknown');
