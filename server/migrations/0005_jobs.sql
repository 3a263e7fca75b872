-- Puts a job in the queue inside of the caller's transaction. The queue belongs to the owner and holds every
-- partner's jobs, so the application reaches it only here: the partner of the job is the partner of the
-- transaction, never an argument, and keys of different partners cannot meet.
-- The queue's tables come with the worker (installJobs); the body is resolved when it is first called.
create function enqueue(job_name text, content jsonb, run_at timestamptz default null, job_key text default null)
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
    job_key => partner || ':' || job_name || ':' || enqueue.job_key);
end $$;
revoke execute on function enqueue(text, jsonb, timestamptz, text) from public;
grant execute on function enqueue(text, jsonb, timestamptz, text) to handrail_app;
