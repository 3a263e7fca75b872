-- Until when nothing is sent to someone whose money goes elsewhere now. The end is written when the pause begins, so that
-- whoever shortens the pause afterwards does not let anything go that is held. With it is a keyed digest of the account or
-- address that a claim named, so that the pause is made once for it.
alter table users
  add column payout_paused_until timestamptz,
  add column payout_target_index bytea;
alter table vendors
  add column payout_paused_until timestamptz,
  -- A first bank account pauses only payments above this; null pauses all of them.
  add column payout_paused_above_cents bigint check (payout_paused_above_cents >= 0),
  drop constraint vendors_payout_change_check,
  add constraint vendors_payout_change_check
    check (payout_change in ('email', 'bankAccount', 'mailingAddress', 'firstAccount'));

alter table users no force row level security;
alter table vendors no force row level security;
alter table payment_settings no force row level security;
update users set payout_paused_until = payout_changed_at + make_interval(hours => coalesce(
  (select cool_down_hours from payment_settings where payment_settings.partner_id = users.partner_id), 72))
  where payout_changed_at is not null;
update vendors set payout_paused_until = payout_changed_at + make_interval(hours => coalesce(
  (select cool_down_hours from payment_settings where payment_settings.partner_id = vendors.partner_id), 72))
  where payout_changed_at is not null;
alter table users force row level security;
alter table vendors force row level security;
alter table payment_settings force row level security;

alter table users add constraint users_payout_pause
  check ((payout_changed_at is null) = (payout_paused_until is null));
alter table vendors add constraint vendors_payout_pause
  check ((payout_changed_at is null) = (payout_paused_until is null));

-- Settings that guard less than those in force, by name: the value and the moment from which it holds.
alter table payment_settings add column pending jsonb not null default '{}';
