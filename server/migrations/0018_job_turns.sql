-- Each job carries flags that name its partner and its requester, so that a worker can see who holds its places.
create or replace function enqueue(
  job_name text, content jsonb, run_at timestamptz default null, job_key text default null)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  partner constant text := nullif(current_setting('app.partner_id', true), '');
begin
  if partner is null then
    raise exception 'a job needs a partner' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(
    identifier => job_name,
    payload => (content || jsonb_build_object('partnerId', partner))::json,
    run_at => enqueue.run_at,
    job_key => partner || ':' || job_name || ':' || enqueue.job_key,
    flags => array[
      'partner:' || partner,
      'requester:' || partner || ':' || coalesce(content ->> 'requester', '')]);
end $$;
