-- The look-up of a session enters a partner for its one call, so it must not be called by who is in one already.
create or replace function find_open_session(of_partner uuid, of_token bytea)
returns table (id uuid, user_id uuid, created_at timestamptz, last_seen_at timestamptz, authenticated_at timestamptz,
               tenant text, role text, locale text)
language plpgsql as $$
begin
  -- Whoever has entered a partner would go on in this one.
  if coalesce(pg_catalog.current_setting('app.partner_id', true), '') <> '' then
    raise exception 'a session is looked for before anyone enters a partner';
  end if;
  perform pg_catalog.set_config('app.partner_id', of_partner::text, true),
          pg_catalog.set_config('app.user_id', '', true),
          pg_catalog.set_config('app.role', 'session', true);
  return query
    select session.id, session.user_id, session.created_at, session.last_seen_at, session.authenticated_at,
           account.tenant, staff.role, coalesce(account.locale, profile.default_locale)
      from public.sessions as session
      join public.users as account on account.partner_id = session.partner_id and account.id = session.user_id
      join public.partner_profiles as profile on profile.partner_id = session.partner_id
      left join public.staff on staff.partner_id = session.partner_id and staff.user_id = session.user_id
        and staff.revoked_at is null
     where session.partner_id = of_partner and session.token_hash = of_token and session.ended_at is null;
end $$;
