-- Funds: the money of a partner, and what it may be used for.
create table funds (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> ''),
  -- The first and the last day on which money may be issued from it.
  starts_on date,
  ends_on date,
  low_balance_cents bigint check (low_balance_cents >= 0),
  -- Nothing is issued or sent from a fund that is blocked, for example because its books do not match the bank's.
  blocked_reason text,
  blocked_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, name),
  check (starts_on <= ends_on),
  check ((blocked_reason is null) = (blocked_at is null))
);
select protect_table('funds', 'partner_id', 'select, insert, update');

-- The programs that a fund may pay for; a fund without a row here may pay for all of them.
create table fund_programs (
  partner_id uuid not null references partners (id),
  fund_id uuid not null,
  program_id uuid not null,
  primary key (partner_id, fund_id, program_id),
  foreign key (partner_id, fund_id) references funds (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id)
);
select protect_table('fund_programs');

-- The balances of a fund, in one row, so that an entry locks one row whichever accounts it moves money between, and the
-- database itself can hold that they add up. The application only opens a row: book_entry() writes the balances.
create table fund_accounts (
  partner_id uuid not null references partners (id),
  fund_id uuid not null,
  source_cents bigint not null default 0 check (source_cents <= 0),
  remaining_cents bigint not null default 0 check (remaining_cents >= 0),
  obligated_cents bigint not null default 0 check (obligated_cents >= 0),
  in_transit_cents bigint not null default 0 check (in_transit_cents >= 0),
  disbursed_cents bigint not null default 0 check (disbursed_cents >= 0),
  returned_cents bigint not null default 0 check (returned_cents >= 0),
  -- The end of the fund's journal.
  last_seq bigint not null default 0,
  last_at timestamptz,
  last_hash bytea not null default '\x',
  primary key (partner_id, fund_id),
  foreign key (partner_id, fund_id) references funds (partner_id, id),
  check (source_cents + remaining_cents + obligated_cents + in_transit_cents + disbursed_cents + returned_cents = 0)
);
select protect_table('fund_accounts', 'partner_id', 'select');
grant insert (partner_id, fund_id) on fund_accounts to handrail_app;
create policy staff_reads on fund_accounts as restrictive for select using ((select is_staff_or_product()));

-- What the programs have awarded: obligated, in transit or disbursed, from whichever fund. book_entry() writes it.
create table program_balances (
  partner_id uuid not null references partners (id),
  program_id uuid not null,
  awarded_cents bigint not null default 0 check (awarded_cents >= 0),
  primary key (partner_id, program_id),
  foreign key (partner_id, program_id) references programs (partner_id, id)
);
select protect_table('program_balances', 'partner_id', 'select');
create policy staff_reads on program_balances as restrictive for select using ((select is_staff_or_product()));

-- People and businesses that are paid but do not apply, such as landlords. The mailing address is ciphertext.
create table vendors (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  -- The number by which the partner's own books know the vendor.
  external_id text not null check (external_id <> ''),
  name text not null check (name <> ''),
  email text,
  types text[] not null default '{}',
  mailing_address text,
  version integer not null default 1,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, external_id)
);
alter table vendors alter column mailing_address set storage external;
create index vendors_by_name on vendors (partner_id, name, id);
select protect_table('vendors', 'partner_id', 'select, insert, update');

-- An award: what a case was given, from which fund and on which schedule.
create table fulfillments (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  display_id text not null,
  case_id uuid not null,
  program_id uuid not null,
  fund_id uuid not null,
  approved_amount_cents bigint not null check (approved_amount_cents > 0),
  schedule_type text not null check (schedule_type in ('OneTime', 'Recurring')),
  issued_by uuid not null,
  issued_at timestamptz not null,
  -- Above the partner's limit a second person approves; nobody approves what they issued.
  needs_approval boolean not null,
  approved_by uuid,
  approved_at timestamptz,
  stopped_by uuid,
  stopped_at timestamptz,
  -- Why the rest is not paid, as ciphertext.
  stop_reason text,
  version integer not null default 1,
  primary key (partner_id, id),
  unique (partner_id, display_id),
  check (approved_by <> issued_by),
  check (needs_approval or approved_by is null),
  check ((approved_by is null) = (approved_at is null)),
  check ((stopped_by is null) = (stopped_at is null)),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id),
  foreign key (partner_id, fund_id) references funds (partner_id, id),
  foreign key (partner_id, issued_by) references users (partner_id, id),
  foreign key (partner_id, approved_by) references users (partner_id, id),
  foreign key (partner_id, stopped_by) references users (partner_id, id)
);
alter table fulfillments alter column stop_reason set storage external;
create index fulfillments_by_case on fulfillments (partner_id, case_id, issued_at);
create index fulfillments_to_approve on fulfillments (partner_id, issued_at, id)
  where needs_approval and approved_by is null and stopped_at is null;
select protect_table('fulfillments', 'partner_id', 'select, insert');
grant update (approved_by, approved_at, stopped_by, stopped_at, stop_reason, version) on fulfillments to handrail_app;

create table payment_patterns (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  fulfillment_id uuid not null,
  pattern text not null check (pattern in ('weekly', 'bi-weekly', 'semi-monthly', 'monthly')),
  amount_cents bigint not null check (amount_cents > 0),
  total_amount_cents bigint not null check (total_amount_cents > 0),
  count integer not null check (count > 0),
  start_on date not null,
  primary key (partner_id, id),
  unique (partner_id, fulfillment_id),
  foreign key (partner_id, fulfillment_id) references fulfillments (partner_id, id)
);
select protect_table('payment_patterns', 'partner_id', 'select, insert');

create table payments (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  display_id text not null,
  fulfillment_id uuid not null,
  case_id uuid not null,
  program_id uuid not null,
  fund_id uuid not null,
  -- Which payment of the award it is, from one on.
  number integer not null check (number > 0),
  status text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- The account of the fund that has its money; book_entry() alone writes it.
  money_in text not null default 'remaining',
  scheduled_for date not null,
  method text check (method in ('DirectDeposit', 'Check', 'PhysicalCard', 'VirtualCard', 'Zelle', 'External')),
  payee_type text not null check (payee_type in ('User', 'Vendor')),
  payee_user_id uuid,
  vendor_id uuid,
  mailing_address_type text,
  -- Ciphertext.
  mailing_address text,
  -- Nothing is sent while someone holds it; the note is ciphertext.
  held_at timestamptz,
  held_by uuid,
  hold_note text,
  -- Why it was canceled, as ciphertext.
  cancel_reason text,
  initiated_at timestamptz,
  completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, display_id),
  unique (partner_id, fulfillment_id, number),
  check ((payee_type = 'User') = (payee_user_id is not null)),
  check ((payee_type = 'Vendor') = (vendor_id is not null)),
  check ((held_at is null) = (held_by is null)),
  foreign key (partner_id, fulfillment_id) references fulfillments (partner_id, id),
  foreign key (partner_id, case_id) references cases (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id),
  foreign key (partner_id, fund_id) references funds (partner_id, id),
  foreign key (partner_id, payee_user_id) references users (partner_id, id),
  foreign key (partner_id, vendor_id) references vendors (partner_id, id),
  foreign key (partner_id, held_by) references users (partner_id, id)
);
alter table payments alter column mailing_address set storage external;
create index payments_by_case on payments (partner_id, case_id, number);
create index payments_by_payee on payments (partner_id, payee_user_id) where payee_user_id is not null;
create index payments_by_day on payments (partner_id, status, scheduled_for, id);
create index payments_of_fund on payments (partner_id, fund_id, status);
select protect_table('payments', 'partner_id', 'select');
grant insert (partner_id, id, display_id, fulfillment_id, case_id, program_id, fund_id, number, status, amount_cents,
              scheduled_for, method, payee_type, payee_user_id, vendor_id, mailing_address_type, mailing_address,
              held_at, held_by, hold_note, created_at, updated_at) on payments to handrail_app;
grant update (status, scheduled_for, method, payee_type, payee_user_id, vendor_id, mailing_address_type, mailing_address,
              held_at, held_by, hold_note, cancel_reason, initiated_at, completed_at, version, updated_at)
  on payments to handrail_app;

-- The second layer: whoever is paid and whoever applied in the case see a payment; staff and the product see all.
create policy own_or_staff on payments as restrictive
  using (payee_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
         or (select is_staff_or_product())
         or exists (select from applications as own where own.partner_id = payments.partner_id
                      and own.case_id = payments.case_id
                      and own.submitter_id = (select nullif(current_setting('app.user_id', true), '')::uuid)))
  with check (payee_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
              or (select is_staff_or_product()));
create policy own_or_staff on fulfillments as restrictive
  using ((select is_staff_or_product())
         or exists (select from payments as own where own.partner_id = fulfillments.partner_id
                      and own.fulfillment_id = fulfillments.id))
  with check ((select is_staff_or_product()));
create policy of_own_award on payment_patterns as restrictive
  using (exists (select from fulfillments as award where award.partner_id = payment_patterns.partner_id
                   and award.id = payment_patterns.fulfillment_id))
  with check ((select is_staff_or_product()));

-- Every way in which one payment was tried. The id is the key that the bank gets, so that asking twice pays once.
create table payment_attempts (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  provider text not null,
  method text not null,
  state text not null check (state in ('submitting', 'accepted', 'refused', 'unknown', 'settled', 'returned')),
  provider_reference text,
  -- Why it was refused or returned, by the code that people are shown.
  refusal text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, payment_id) references payments (partner_id, id)
);
create unique index payment_attempts_open on payment_attempts (partner_id, payment_id)
  where state in ('submitting', 'accepted', 'unknown');
create index payment_attempts_by_payment on payment_attempts (partner_id, payment_id, created_at);
create index payment_attempts_by_state on payment_attempts (partner_id, state, updated_at);
select protect_table('payment_attempts', 'partner_id', 'select, insert, update');
create policy of_own_payment on payment_attempts as restrictive
  using (exists (select from payments as own where own.partner_id = payment_attempts.partner_id
                   and own.id = payment_attempts.payment_id))
  with check (exists (select from payments as own where own.partner_id = payment_attempts.partner_id
                        and own.id = payment_attempts.payment_id));

-- What was asked for under a key that the browser made, and what was answered: asking again does nothing twice.
create table idempotency_keys (
  partner_id uuid not null references partners (id),
  user_id uuid not null,
  operation text not null,
  request_key text not null check (request_key <> ''),
  body_digest bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (partner_id, user_id, operation, request_key),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index idempotency_keys_by_age on idempotency_keys (partner_id, created_at);
select protect_table('idempotency_keys');
create policy own_or_product on idempotency_keys as restrictive
  using (is_own_or_system(user_id)) with check (is_own_or_system(user_id));

-- Who may issue what; a partner without a row has the usual settings.
create table payment_settings (
  partner_id uuid not null references partners (id),
  certifier_may_issue boolean not null,
  second_approver_above_cents bigint check (second_approver_above_cents >= 0),
  retype_above_cents bigint check (retype_above_cents >= 0),
  updated_at timestamptz not null,
  primary key (partner_id)
);
select protect_table('payment_settings', 'partner_id', 'select, insert, update');

-- The journal: append-only, one row for each move of money, which debits one account of a fund and credits another by the
-- same amount, so that an unbalanced entry cannot be written. Each entry has the balances after it, so that any balance of
-- any moment is one row away, and the hash of the entry before it.
create table journal_entries (
  partner_id uuid not null references partners (id),
  fund_id uuid not null,
  seq bigint not null default 0,
  id uuid not null,
  move text not null,
  debit text not null,
  credit text not null,
  amount_cents bigint not null check (amount_cents > 0),
  payment_id uuid,
  program_id uuid,
  actor_kind text not null,
  user_id uuid,
  -- What staff wrote about a deposit or a withdrawal.
  memo text,
  at timestamptz not null,
  source_after_cents bigint not null default 0,
  remaining_after_cents bigint not null default 0,
  obligated_after_cents bigint not null default 0,
  in_transit_after_cents bigint not null default 0,
  disbursed_after_cents bigint not null default 0,
  returned_after_cents bigint not null default 0,
  prev_hash bytea not null default '\x',
  hash bytea not null default '\x',
  primary key (partner_id, fund_id, seq),
  unique (partner_id, id),
  check ((payment_id is null) = (program_id is null)),
  foreign key (partner_id, fund_id) references funds (partner_id, id),
  foreign key (partner_id, payment_id) references payments (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id)
);
create index journal_entries_by_time on journal_entries (partner_id, fund_id, at, seq);
create index journal_entries_by_payment on journal_entries (partner_id, payment_id) where payment_id is not null;
select protect_table('journal_entries', 'partner_id', 'select');
grant insert (partner_id, fund_id, id, move, debit, credit, amount_cents, payment_id, program_id, actor_kind, user_id,
              memo, at) on journal_entries to handrail_app;
create policy staff_reads on journal_entries as restrictive for select using ((select is_staff_or_product()));

create trigger journal_entries_are_append_only before update or delete or truncate on journal_entries
  for each statement execute function refuse_change();

-- The hash of an entry: of the hash before it and of everything that it says.
create function hash_journal_entry(entry journal_entries) returns bytea language sql immutable
  set search_path = pg_catalog, pg_temp as $$
  select sha256(entry.prev_hash || convert_to(concat_ws('|',
    entry.seq, entry.id, entry.fund_id, entry.move, entry.debit, entry.credit, entry.amount_cents,
    coalesce(entry.payment_id::text, '-'), coalesce(entry.program_id::text, '-'), entry.actor_kind,
    coalesce(entry.user_id::text, '-'), round(extract(epoch from entry.at) * 1000)::bigint,
    entry.source_after_cents, entry.remaining_after_cents, entry.obligated_after_cents, entry.in_transit_after_cents,
    entry.disbursed_after_cents, entry.returned_after_cents, coalesce(entry.memo, '')), 'UTF8'))
$$;

-- Nothing new is issued from a fund that is closed or that may not pay for the program, and nothing leaves one that is
-- blocked.
create function refuse_unusable_fund(entry journal_entries) returns void language plpgsql stable
  set search_path = pg_catalog, public, pg_temp as $$
declare
  fund public.funds;
begin
  if entry.move not in ('issue', 'send') then return; end if;
  select * into fund from public.funds where partner_id = entry.partner_id and id = entry.fund_id;
  if fund.blocked_at is not null then
    raise exception 'This fund is blocked' using errcode = 'check_violation', constraint = 'funds_blocked';
  end if;
  if entry.move = 'send' then return; end if;
  if fund.closed_at is not null then
    raise exception 'This fund is closed' using errcode = 'check_violation', constraint = 'funds_closed';
  end if;
  if exists (select from public.fund_programs
              where partner_id = entry.partner_id and fund_id = entry.fund_id)
     and not exists (select from public.fund_programs
                      where partner_id = entry.partner_id and fund_id = entry.fund_id
                        and program_id = entry.program_id) then
    raise exception 'This fund may not pay for this program' using errcode = 'check_violation', constraint = 'funds_restricted';
  end if;
end
$$;

-- The table of journal moves (engine/src/payments/accounts.ts), as server/src/modules/funds/write-books-sql.ts writes it.
-- When the table changes, a new migration carries the new text.
create or replace function book_entry() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  caller text := coalesce(current_setting('app.role', true), '');
  books public.fund_accounts;
  awarded bigint := new.amount_cents * ((new.debit in ('obligated', 'inTransit', 'disbursed'))::int - (new.credit in ('obligated', 'inTransit', 'disbursed'))::int);
begin
  -- A setting of the function would need a superuser to create it.
  perform set_config('app.role', 'system', true);
  if (new.move, new.debit, new.credit) not in (
    ('deposit', 'remaining', 'source'),
    ('withdraw', 'source', 'remaining'),
    ('issue', 'obligated', 'remaining'),
    ('send', 'inTransit', 'obligated'),
    ('settle', 'disbursed', 'inTransit'),
    ('fail', 'obligated', 'inTransit'),
    ('return', 'returned', 'disbursed'),
    ('reissue', 'obligated', 'returned'),
    ('release', 'remaining', 'obligated'),
    ('recover', 'remaining', 'returned')
  ) then
    raise exception 'The books know no % from % to %', new.move, new.credit, new.debit using errcode = 'check_violation';
  end if;
  if (new.move in ('issue', 'send', 'settle', 'fail', 'return', 'reissue', 'release', 'recover')) <> (new.payment_id is not null) then
    raise exception 'A % moves the money of a payment, or of none', new.move using errcode = 'check_violation',
      constraint = 'journal_entries_of_payment';
  end if;
  select * into books from public.fund_accounts
   where partner_id = new.partner_id and fund_id = new.fund_id for update;
  if not found then
    raise exception 'There is no such fund' using errcode = 'foreign_key_violation',
      constraint = 'journal_entries_partner_id_fund_id_fkey';
  end if;
  perform public.refuse_unusable_fund(new);
  books.source_cents := books.source_cents + new.amount_cents * ((new.debit = 'source')::int - (new.credit = 'source')::int);
  books.remaining_cents := books.remaining_cents + new.amount_cents * ((new.debit = 'remaining')::int - (new.credit = 'remaining')::int);
  books.obligated_cents := books.obligated_cents + new.amount_cents * ((new.debit = 'obligated')::int - (new.credit = 'obligated')::int);
  books.in_transit_cents := books.in_transit_cents + new.amount_cents * ((new.debit = 'inTransit')::int - (new.credit = 'inTransit')::int);
  books.disbursed_cents := books.disbursed_cents + new.amount_cents * ((new.debit = 'disbursed')::int - (new.credit = 'disbursed')::int);
  books.returned_cents := books.returned_cents + new.amount_cents * ((new.debit = 'returned')::int - (new.credit = 'returned')::int);
  books.last_seq := books.last_seq + 1;
  books.last_at := greatest(books.last_at, new.at);
  new.seq := books.last_seq;
  new.at := books.last_at;
  new.prev_hash := books.last_hash;
  new.source_after_cents := books.source_cents;
  new.remaining_after_cents := books.remaining_cents;
  new.obligated_after_cents := books.obligated_cents;
  new.in_transit_after_cents := books.in_transit_cents;
  new.disbursed_after_cents := books.disbursed_cents;
  new.returned_after_cents := books.returned_cents;
  new.hash := public.hash_journal_entry(new);
  update public.fund_accounts set source_cents = books.source_cents, remaining_cents = books.remaining_cents, obligated_cents = books.obligated_cents, in_transit_cents = books.in_transit_cents, disbursed_cents = books.disbursed_cents, returned_cents = books.returned_cents,
         last_seq = new.seq, last_at = new.at, last_hash = new.hash
   where partner_id = new.partner_id and fund_id = new.fund_id;
  if new.payment_id is not null then
    update public.payments set money_in = new.debit
     where partner_id = new.partner_id and id = new.payment_id and fund_id = new.fund_id
       and program_id = new.program_id and amount_cents = new.amount_cents and money_in = new.credit;
    if not found then
      raise exception 'The money of this payment is not there to move' using errcode = 'check_violation',
        constraint = 'journal_entries_money_place';
    end if;
  end if;
  if awarded > 0 then
    insert into public.program_balances (partner_id, program_id) values (new.partner_id, new.program_id)
    on conflict do nothing;
  end if;
  if awarded <> 0 then
    update public.program_balances set awarded_cents = awarded_cents + awarded
     where partner_id = new.partner_id and program_id = new.program_id;
  end if;
  perform set_config('app.role', caller, true);
  return new;
end
$$;
revoke execute on function book_entry() from public;
create trigger book_entry before insert on journal_entries for each row execute function book_entry();

-- The table of payment moves (engine/src/payments/payment-moves.ts), as
-- server/src/modules/payments/write-payment-moves-sql.ts writes it.
create or replace function refuse_illegal_payment_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.status = 'pending' then return new; end if;
  if tg_op = 'UPDATE' and (old.status, new.status) in (
    ('pending', 'authorized'),
    ('pending', 'canceled'),
    ('authorized', 'initiated'),
    ('authorized', 'canceled'),
    ('initiated', 'success'),
    ('initiated', 'failed'),
    ('success', 'failed'),
    ('failed', 'authorized'),
    ('failed', 'canceled')
  ) then return new; end if;
  raise exception 'A payment cannot go from % to %', coalesce(old.status, 'nothing'), new.status using errcode = 'check_violation';
end
$$;

create or replace function refuse_misplaced_money() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments where partner_id = new.partner_id and id = new.id;
  if not found or (payment.status, payment.money_in) in (
    ('pending', 'obligated'),
    ('authorized', 'obligated'),
    ('initiated', 'inTransit'),
    ('success', 'disbursed'),
    ('failed', 'obligated'),
    ('failed', 'returned'),
    ('canceled', 'remaining')
  ) then return null; end if;
  raise exception 'The money of a payment that is % cannot be %', payment.status, payment.money_in using errcode = 'check_violation';
end
$$;
create trigger refuse_illegal_payment_move before insert or update of status on payments
  for each row execute function refuse_illegal_payment_move();
-- Looked at when the transaction commits: by then the entry of the move is in the journal.
create constraint trigger refuse_misplaced_money after insert or update on payments deferrable initially deferred
  for each row execute function refuse_misplaced_money();

-- What needs a second person waits for them, and what is held stays where it is.
create function refuse_unready_payment() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.status not in ('authorized', 'initiated') or new.status = old.status then return new; end if;
  if new.held_at is not null then
    raise exception 'This payment is held' using errcode = 'check_violation';
  end if;
  if exists (select from public.fulfillments where partner_id = new.partner_id and id = new.fulfillment_id
               and needs_approval and approved_by is null) then
    raise exception 'This award waits for a second person' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refuse_unready_payment before update of status on payments
  for each row execute function refuse_unready_payment();
