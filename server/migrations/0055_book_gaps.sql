-- What the daily comparison of journal, payments and the provider's report found to differ. A person closes each one.
create table book_gaps (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('journal', 'payments', 'program', 'amount', 'notSent', 'sentAnyway', 'late', 'notOurs')),
  -- What it is about, so that the same difference is one row however often it is seen.
  subject text not null,
  -- Null where the difference belongs to no single fund.
  fund_id uuid,
  payment_id uuid,
  program_id uuid,
  -- The provider's own number of the payment.
  reference text,
  own_cents bigint,
  other_cents bigint,
  -- Whether the fund was blocked because of it.
  blocks_fund boolean not null,
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  -- What staff wrote when they closed it.
  resolution text,
  primary key (partner_id, id),
  check ((resolved_at is null) = (resolved_by is null)),
  check ((resolved_at is null) = (resolution is null)),
  foreign key (partner_id, fund_id) references funds (partner_id, id),
  foreign key (partner_id, payment_id) references payments (partner_id, id),
  foreign key (partner_id, program_id) references programs (partner_id, id),
  foreign key (partner_id, resolved_by) references users (partner_id, id)
);
create unique index book_gaps_open on book_gaps (partner_id, kind, subject) where resolved_at is null;
create index book_gaps_of_fund on book_gaps (partner_id, fund_id) where resolved_at is null;
select protect_table('book_gaps', 'partner_id', 'select, insert');
grant update (last_seen_at, blocks_fund, resolved_at, resolved_by, resolution) on book_gaps to handrail_app;
create policy staff_only on book_gaps as restrictive
  using ((select is_staff_or_product())) with check ((select is_staff_or_product()));

-- A fund whose books do not match stays blocked until someone has closed every difference.
create function refuse_unblock_of_gap() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.blocked_at is not null and new.blocked_at is null
     and exists (select from public.book_gaps
                  where partner_id = new.partner_id and fund_id = new.id and resolved_at is null and blocks_fund) then
    raise exception 'The books of this fund do not match' using errcode = 'check_violation',
      constraint = 'funds_open_gap';
  end if;
  return new;
end
$$;
create trigger refuse_unblock_of_gap before update of blocked_at on funds
  for each row execute function refuse_unblock_of_gap();
