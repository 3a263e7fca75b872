-- Payments that go to a bank together, in files. What a batch declares when it is made never changes.
create table payment_batches (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  method text not null check (method in ('DirectDeposit', 'Check', 'Zelle')),
  state text not null default 'open',
  item_count integer not null check (item_count > 0),
  total_cents bigint not null check (total_cents > 0),
  -- The day on which the money should arrive.
  effective_date date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  approved_by uuid check (approved_by <> created_by),
  approved_at timestamptz,
  released_by uuid,
  released_at timestamptz,
  sent_at timestamptz,
  confirmed_at timestamptz,
  primary key (partner_id, id),
  foreign key (partner_id, created_by) references users (partner_id, id),
  foreign key (partner_id, approved_by) references users (partner_id, id),
  foreign key (partner_id, released_by) references users (partner_id, id),
  -- Nothing leaves that a second person has not approved.
  check (state in ('open', 'discarded') or approved_by is not null)
);
create index payment_batches_by_time on payment_batches (partner_id, created_at desc, id);
select protect_table('payment_batches', 'partner_id', 'select, insert');
grant update (state, approved_by, approved_at, released_by, released_at, sent_at, confirmed_at)
  on payment_batches to handrail_app;
create policy staff_only on payment_batches as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

create or replace function refuse_illegal_batch_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.state = 'open' then return new; end if;
  if tg_op = 'UPDATE' and (old.state, new.state) in (
    ('open', 'approved'),
    ('approved', 'released'),
    ('released', 'sent'),
    ('sent', 'confirmed'),
    ('open', 'discarded'),
    ('approved', 'discarded')
  ) then return new; end if;
  raise exception 'A batch cannot go from % to %', coalesce(old.state, 'nothing'), new.state using errcode = 'check_violation';
end
$$;
create trigger batch_moves before insert or update of state on payment_batches
  for each row execute function refuse_illegal_batch_move();

-- One attempt is in one batch: a second file with the same payment cannot be made.
create table payment_batch_items (
  partner_id uuid not null references partners (id),
  batch_id uuid not null,
  attempt_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- By which the bank's answers name the payment: the end of a trace number, or the number of a check.
  sequence integer not null check (sequence between 1 and 9999999),
  primary key (partner_id, attempt_id),
  unique (partner_id, sequence),
  foreign key (partner_id, batch_id) references payment_batches (partner_id, id),
  foreign key (partner_id, attempt_id) references payment_attempts (partner_id, id)
);
create index payment_batch_items_by_batch on payment_batch_items (partner_id, batch_id);
select protect_table('payment_batch_items', 'partner_id', 'select, insert, delete');
create policy staff_only on payment_batch_items as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

-- At commit a batch holds exactly what it declares, and nothing once it was discarded.
create function refuse_other_batch_total() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  batch public.payment_batches;
  wanted uuid := case when tg_table_name = 'payment_batches' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(coalesce(new, old)) ->> 'batch_id')::uuid end;
  items integer;
  cents bigint;
begin
  select * into batch from public.payment_batches where partner_id = coalesce(new.partner_id, old.partner_id) and id = wanted;
  select count(*), coalesce(sum(amount_cents), 0) into items, cents from public.payment_batch_items
    where partner_id = batch.partner_id and batch_id = batch.id;
  if batch.state = 'discarded' and items = 0 then return null; end if;
  if batch.state <> 'discarded' and (items, cents) = (batch.item_count, batch.total_cents) then return null; end if;
  raise exception 'The payments of a batch differ from what it declares' using errcode = 'check_violation';
end
$$;
create constraint trigger batch_totals after insert or update on payment_batches deferrable initially deferred
  for each row execute function refuse_other_batch_total();
create constraint trigger batch_item_totals after insert or update or delete on payment_batch_items
  deferrable initially deferred for each row execute function refuse_other_batch_total();

-- What was written for the bank, once for each kind. The content is ciphertext: it names bank accounts.
create table payment_batch_files (
  partner_id uuid not null references partners (id),
  batch_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('nacha', 'checks', 'positive-pay', 'zelle')),
  filename text not null,
  content text not null,
  size_bytes integer not null check (size_bytes > 0),
  written_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, batch_id, kind),
  foreign key (partner_id, batch_id) references payment_batches (partner_id, id)
);
select protect_table('payment_batch_files', 'partner_id', 'select, insert');
create policy staff_only on payment_batch_files as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));
