import { accountKinds, awardedKinds, getJournalMove, journalMoveNames } from '@handrail/engine/payments';

/** The column that has the balance of an account, without its ending. */
function columnOf(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The function with which PostgreSQL books an entry: it refuses what the table of journal moves does not have, changes the
 * balances and the place of the payment's money, and chains the entry to the one before. It books for payees too, who may
 * not see a balance, so it looks as the product. A migration carries the text.
 */
export function writeBooksSql(): string {
  const triples = journalMoveNames.map((name) => {
    const { from, to } = getJournalMove(name);
    return `    ('${name}', '${to}', '${from}')`;
  });
  const ofPayments = journalMoveNames.filter((name) => getJournalMove(name).isOfPayment);
  const changes = accountKinds.map((kind) => {
    const column = `${columnOf(kind)}_cents`;
    return `  books.${column} := books.${column} + new.amount_cents * ((new.debit = '${kind}')::int - (new.credit = '${kind}')::int);`;
  });
  const kept = accountKinds.map((kind) => `${columnOf(kind)}_cents = books.${columnOf(kind)}_cents`);
  const after = accountKinds.map(
    (kind) => `  new.${columnOf(kind)}_after_cents := books.${columnOf(kind)}_cents;`,
  );
  const awarded = awardedKinds.map((kind) => `'${kind}'`).join(', ');
  return `create or replace function book_entry() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  caller text := coalesce(current_setting('app.role', true), '');
  books public.fund_accounts;
  awarded bigint := new.amount_cents * ((new.debit in (${awarded}))::int - (new.credit in (${awarded}))::int);
begin
  -- A setting of the function would need a superuser to create it.
  perform set_config('app.role', 'system', true);
  if (new.move, new.debit, new.credit) not in (
${triples.join(',\n')}
  ) then
    raise exception 'The books know no % from % to %', new.move, new.credit, new.debit using errcode = 'check_violation';
  end if;
  if (new.move in (${ofPayments.map((name) => `'${name}'`).join(', ')})) <> (new.payment_id is not null) then
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
${changes.join('\n')}
  books.last_seq := books.last_seq + 1;
  books.last_at := greatest(books.last_at, new.at);
  new.seq := books.last_seq;
  new.at := books.last_at;
  new.prev_hash := books.last_hash;
${after.join('\n')}
  new.hash := public.hash_journal_entry(new);
  update public.fund_accounts set ${kept.join(', ')},
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
`;
}
