-- Documents that were submitted before the product marked them (0019). Which ones an application names is encrypted, so
-- every document counts that its owner had when they submitted one: to keep too much is better than to lose evidence.
do $$
declare
  partner uuid;
  marked_since constant timestamptz := (select applied_at from public.schema_migrations where number = 19);
begin
  perform set_config('app.role', 'system', true);
  for partner in select partner_id from partner_profiles loop
    perform set_config('app.partner_id', partner::text, true);
    update documents set submitted_at = submitted.at
      from (
        select document.id, min(application.submitted_at) as at
        from documents as document
        join applications as application
          on application.partner_id = partner and application.submitter_id = document.owner_id
          and application.submitted_at >= document.created_at and application.submitted_at < marked_since
        where document.partner_id = partner and document.submitted_at is null and document.removed_at is null
        group by document.id
      ) as submitted
      where documents.partner_id = partner and documents.id = submitted.id;
  end loop;
  perform set_config('app.partner_id', '', true);
  perform set_config('app.role', '', true);
end $$;
