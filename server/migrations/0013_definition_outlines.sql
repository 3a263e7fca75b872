-- What the programs' cards and first pages need of a form, without its questions: a form may hold hundreds of courses.
create function outline_definition(body jsonb) returns jsonb
language sql immutable parallel safe
return jsonb_build_object(
  'introPages', coalesce(body -> 'introPages', '[]'),
  'statuses', coalesce(body #> '{overrides,statuses}', '[]'),
  'sections', coalesce(
    (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'key', section -> 'key',
        'name', section -> 'name',
        'overview', section -> 'overview'
      )) order by position)
      from jsonb_array_elements(body -> 'sections') with ordinality as listed (section, position)
      where section -> 'adminOnly' is null
    ),
    '[]'
  )
);

alter table definitions add column outline jsonb not null generated always as (outline_definition(body)) stored;
