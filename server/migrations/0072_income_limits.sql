-- Income limits by area and household size, in whole dollars. A set is what was imported at once, and never changes:
-- figures of another year, or corrected ones, are another set, so that an older check can be repeated as it was.
-- The nil id, which no partner has, owns the sets of the installation, which are for everyone.
create table income_limit_sets (
  owner uuid not null,
  id uuid not null,
  year integer not null check (year between 1970 and 2200),
  source text not null check (length(source) between 1 and 200),
  effective_from date not null,
  imported_at timestamptz not null,
  imported_by uuid,
  area_count integer not null check (area_count > 0),
  checksum text not null,
  primary key (owner, id)
);

create table income_limit_areas (
  owner uuid not null,
  set_id uuid not null,
  -- HUD's own: state, county, and the town in New England or 99999.
  fips text not null check (fips ~ '^[0-9]{10}$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  county text not null,
  town text not null,
  area_name text not null,
  median integer check (median > 0),
  -- One person first, eight people last.
  extremely_low integer[] not null check (cardinality(extremely_low) = 8),
  very_low integer[] not null check (cardinality(very_low) = 8),
  low integer[] not null check (cardinality(low) = 8),
  -- What people may type, each word after a blank.
  search_words text not null,
  primary key (owner, set_id, fips),
  foreign key (owner, set_id) references income_limit_sets (owner, id)
);

-- Not forced: the owner of the tables imports for the installation.
alter table income_limit_sets enable row level security;
alter table income_limit_areas enable row level security;
create policy own_and_installation on income_limit_sets for select
  using (owner = '00000000-0000-0000-0000-000000000000'
         or owner = (select nullif(current_setting('app.partner_id', true), '')::uuid));
create policy own_and_installation on income_limit_areas for select
  using (owner = '00000000-0000-0000-0000-000000000000'
         or owner = (select nullif(current_setting('app.partner_id', true), '')::uuid));
create policy admins_import on income_limit_sets for insert
  with check (owner <> '00000000-0000-0000-0000-000000000000'
              and owner = (select nullif(current_setting('app.partner_id', true), '')::uuid)
              and (select current_setting('app.role', true)) in ('admin', 'platform', 'system'));
create policy admins_import on income_limit_areas for insert
  with check (owner <> '00000000-0000-0000-0000-000000000000'
              and owner = (select nullif(current_setting('app.partner_id', true), '')::uuid)
              and (select current_setting('app.role', true)) in ('admin', 'platform', 'system'));
grant select, insert on income_limit_sets, income_limit_areas to handrail_app;
create trigger income_limit_sets_stay before update or delete or truncate on income_limit_sets
  for each statement execute function refuse_change();
create trigger income_limit_areas_stay before update or delete or truncate on income_limit_areas
  for each statement execute function refuse_change();
