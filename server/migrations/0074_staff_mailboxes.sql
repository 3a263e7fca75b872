-- Which claims a person looks at first. What follows a plus in an address makes no other person.
create or replace function find_payee_flags(own uuid, account bytea) returns text[] language plpgsql
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
        and regexp_replace(lower(staff.email), '\+[^@]*@', '@') = regexp_replace(lower(payee.email), '\+[^@]*@', '@')
    where payee.partner_id = partner and payee.id = own
  ) then
    flags := flags || 'matchesStaff'::text;
  end if;
  perform set_config('app.role', caller, true);
  return flags;
end
$$;
