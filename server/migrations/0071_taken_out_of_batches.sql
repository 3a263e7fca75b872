-- A payment can be taken out of a batch before its files are written. What is left is declared anew and approved anew.
create or replace function refuse_illegal_batch_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.state = 'open' then return new; end if;
  if tg_op = 'UPDATE' and (old.state, new.state) in (
    ('open', 'approved'),
    ('approved', 'released'),
    ('released', 'sent'),
    ('sent', 'confirmed'),
    ('open', 'open'),
    ('approved', 'open'),
    ('open', 'discarded'),
    ('approved', 'discarded')
  ) then return new; end if;
  raise exception 'A batch cannot go from % to %', coalesce(old.state, 'nothing'), new.state using errcode = 'check_violation';
end
$$;

-- Only fewer and less, and only while nobody has written files: what was approved once is not approved any more.
create function refuse_other_declaration() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if (new.item_count, new.total_cents) = (old.item_count, old.total_cents) then return new; end if;
  if new.state = 'open' and old.state in ('open', 'approved') and new.approved_by is null
    and new.item_count < old.item_count and new.total_cents < old.total_cents then return new; end if;
  raise exception 'A batch declares what it holds once' using errcode = 'check_violation';
end
$$;
create trigger batch_declarations before update on payment_batches
  for each row execute function refuse_other_declaration();
grant update (item_count, total_cents) on payment_batches to handrail_app;
