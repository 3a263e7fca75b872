-- What the sweep removes is found by when it became old. Rows arrive in that order, so each index grows at one end.
set local statement_timeout = '10min';
create index sessions_by_age on sessions (partner_id, created_at);
create index magic_links_by_expiry on magic_links (partner_id, expires_at);
create index identity_tokens_by_expiry on identity_tokens (partner_id, expires_at);
create index email_changes_by_expiry on email_changes (partner_id, expires_at);
create index password_resets_by_expiry on password_resets (partner_id, expires_at);
create index used_challenges_by_expiry on used_challenges (partner_id, expires_at);
create index staff_invitations_by_expiry on staff_invitations (partner_id, expires_at);
create index sign_in_steps_by_expiry on sign_in_steps (partner_id, expires_at);
create index webauthn_challenges_by_expiry on webauthn_challenges (partner_id, expires_at);
create index application_saves_by_age on application_saves (partner_id, saved_at);
create index outbox_mails_by_delivery on outbox_mails (partner_id, sent_at) where sent_at is not null;
create index notifications_by_mail on notifications (partner_id, mail_id);

-- The day of the last change, for reminders: an index on the moment would have every save write to all indexes of the
-- table, but the day stays the same from one save to the next.
alter table applications add column active_on date generated always as ((updated_at at time zone 'UTC')::date) stored;
drop index applications_unfinished;
create index applications_left on applications (partner_id, active_on) where submitted_at is null;
