-- How long payees have to claim, and for how long a change of where money goes holds it.
alter table payment_settings
  add column claim_reminder_days integer not null default 7 check (claim_reminder_days between 0 and 365),
  add column claim_within_days integer not null default 180
    check (claim_within_days = 0 or claim_within_days between 14 and 3650),
  add column cool_down_hours integer not null default 72 check (cool_down_hours between 0 and 720);

alter table payments
  -- Since when it waits to be claimed or sent, and what its payee was told about that.
  add column authorized_at timestamptz,
  add column claim_told_at timestamptz,
  add column claim_reminded_at timestamptz,
  add column claim_warned_at timestamptz,
  -- Who holds it: staff, or the product until a person has looked.
  add column hold_kind text check (hold_kind in ('staff', 'sameAccount', 'manyClaims', 'matchesStaff')),
  -- What a person has looked at and found to be in order.
  add column cleared_flags text[] not null default '{}';
alter table payments no force row level security;
alter table payments disable trigger user;
update payments set authorized_at = updated_at, claim_told_at = updated_at where status = 'authorized';
update payments set hold_kind = 'staff' where held_at is not null;
alter table payments enable trigger user;
alter table payments force row level security;
-- Until now only staff could hold a payment.
alter table payments drop constraint payments_check2;
alter table payments
  add constraint payments_hold check ((held_at is null) = (hold_kind is null)),
  add constraint payments_held_by check ((hold_kind is not distinct from 'staff') = (held_by is not null));
create index payments_waiting on payments (partner_id, id)
  where status = 'authorized' and payee_type = 'User' and held_at is null;
grant insert (hold_kind) on payments to handrail_app;
grant update (authorized_at, claim_told_at, claim_reminded_at, claim_warned_at, hold_kind, cleared_flags)
  on payments to handrail_app;

-- When a person last changed where their money goes, and what they changed.
alter table users
  add column payout_changed_at timestamptz,
  add column payout_change text check (payout_change in ('email', 'bankAccount', 'mailingAddress')),
  add constraint users_payout_change check ((payout_changed_at is null) = (payout_change is null));

-- A keyed digest of the account that money was sent to, to find the same one again without reading it.
alter table payment_attempts add column account_index bytea;
create index payment_attempts_by_account on payment_attempts (partner_id, account_index)
  where account_index is not null;

-- Whether a claim is to be looked at by a person. Someone who claims cannot see other people's payments, and does not
-- have to: it is looked at as the product, and they learn only that the payment is held.
create function find_payee_flags(own uuid, account bytea) returns text[] language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  caller text := coalesce(current_setting('app.role', true), '');
  partner uuid := nullif(current_setting('app.partner_id', true), '')::uuid;
  flags text[] := '{}';
begin
  perform set_config('app.role', 'system', true);
  if account is not null and exists (
    select from public.payment_attempts as attempt
      join public.payments as payment on payment.partner_id = attempt.partner_id and payment.id = attempt.payment_id
    where attempt.partner_id = partner and attempt.account_index = account
      and attempt.state <> 'refused' and payment.payee_user_id is distinct from own
  ) then
    flags := flags || 'sameAccount'::text;
  end if;
  if exists (
    select from public.users as payee
      join public.users as staff on staff.partner_id = payee.partner_id and staff.tenant = 'staff'
        and lower(staff.email) = lower(payee.email)
    where payee.partner_id = partner and payee.id = own
  ) then
    flags := flags || 'matchesStaff'::text;
  end if;
  perform set_config('app.role', caller, true);
  return flags;
end
$$;
