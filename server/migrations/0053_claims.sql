-- Where the money of an attempt goes, as ciphertext: bank numbers, an address or an email address.
alter table payment_attempts add column details text;
alter table payment_attempts alter column details set storage external;
create index payment_attempts_by_time on payment_attempts (partner_id, created_at);

-- While an attempt is open, nobody knows whether the money has left: it cannot go back to the fund.
create function refuse_release_of_attempt() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status = 'canceled' and old.status = 'authorized'
     and exists (select from public.payment_attempts where partner_id = new.partner_id and payment_id = new.id
                   and state in ('submitting', 'accepted', 'unknown')) then
    raise exception 'The bank has not answered about this payment' using errcode = 'check_violation',
      constraint = 'payments_open_attempt';
  end if;
  return new;
end
$$;
create trigger refuse_release_of_attempt before update of status on payments
  for each row execute function refuse_release_of_attempt();

-- What providers reported: a report that comes again does nothing.
create table payout_events (
  partner_id uuid not null references partners (id),
  provider text not null,
  id text not null check (id <> ''),
  attempt_id uuid not null,
  received_at timestamptz not null,
  primary key (partner_id, provider, id)
);
create index payout_events_by_age on payout_events (partner_id, received_at);
select protect_table('payout_events', 'partner_id', 'select, insert, delete');
create policy product_only on payout_events as restrictive
  using ((select current_setting('app.role', true)) = 'system')
  with check ((select current_setting('app.role', true)) = 'system');

-- The books of the test bank, which moves no money. Nothing else refers to them: it is a bank of its own.
create table test_bank_transfers (
  partner_id uuid not null references partners (id),
  attempt_id uuid not null,
  method text not null,
  amount_cents bigint not null check (amount_cents > 0),
  reference text not null,
  asked_at timestamptz not null,
  -- Null where it got lost on the way to the bank.
  accepted_at timestamptz,
  refusal text,
  known_from timestamptz,
  arrives_at timestamptz,
  comes_back_at timestamptz,
  problem text,
  primary key (partner_id, attempt_id)
);
create index test_bank_transfers_by_time on test_bank_transfers (partner_id, asked_at);
select protect_table('test_bank_transfers', 'partner_id', 'select, insert, update');
create policy product_only on test_bank_transfers as restrictive
  using ((select current_setting('app.role', true)) = 'system')
  with check ((select current_setting('app.role', true)) = 'system');
