-- A batch can wait for an answer, with a note for staff. The note is ciphertext: it may name people.
alter table payment_batches
  add column held_at timestamptz,
  add column held_by uuid,
  add column hold_note text,
  add constraint payment_batches_held_by foreign key (partner_id, held_by) references users (partner_id, id) not valid,
  add constraint payment_batches_hold check (
    (held_at is null) = (held_by is null) and (held_at is null) = (hold_note is null)
  ) not valid;
alter table payment_batches validate constraint payment_batches_held_by;
alter table payment_batches validate constraint payment_batches_hold;
grant update (held_at, held_by, hold_note) on payment_batches to handrail_app;

-- What is held goes nowhere; it can only be canceled.
create function refuse_held_batch_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if old.held_at is not null and new.state not in (old.state, 'discarded') then
    raise exception 'A batch that is on hold cannot go on' using errcode = 'check_violation';
  end if;
  if new.held_at is not null and new.state not in ('open', 'approved', 'released', 'discarded') then
    raise exception 'A batch that the bank has cannot be held' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger held_batches before update on payment_batches
  for each row execute function refuse_held_batch_move();
