import {
  firstPaymentStatus,
  listAccountsOf,
  listPaymentMoves,
  paymentStatuses,
} from '@handrail/engine/payments';

/** The functions with which PostgreSQL holds the table of payment moves; a migration carries the text. */
export function writePaymentMovesSql(): string {
  const pairs = listPaymentMoves().map(([from, to]) => `    ('${from}', '${to}')`);
  const places = paymentStatuses.flatMap((status) =>
    listAccountsOf(status).map((kind) => `    ('${status}', '${kind}')`),
  );
  return `create or replace function refuse_illegal_payment_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.status = '${firstPaymentStatus}' then return new; end if;
  if tg_op = 'UPDATE' and (old.status, new.status) in (
${pairs.join(',\n')}
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
${places.join(',\n')}
  ) then return null; end if;
  raise exception 'The money of a payment that is % cannot be %', payment.status, payment.money_in using errcode = 'check_violation';
end
$$;
`;
}
