-- When the provider was last asked about an attempt: those that were not asked for longest are asked first, however often
-- the provider does not know.
alter table payment_attempts add column asked_at timestamptz;
create index payment_attempts_in_turn on payment_attempts (partner_id, (coalesce(asked_at, created_at)), id)
  where state in ('submitting', 'accepted', 'unknown');

-- The sweep locks what it removes, which takes the right to update.
grant update (received_at) on payout_events to handrail_app;
