-- From which day on a partner uses the installation's income limits again: its own sets that were imported before stay on
-- file, for checks that were made with them, and no longer count.
create table income_limit_returns (
  partner_id uuid not null references partners (id),
  id uuid not null,
  effective_from date not null,
  returned_at timestamptz not null,
  -- Nobody: the operator did it.
  returned_by uuid,
  primary key (partner_id, id),
  foreign key (partner_id, returned_by) references users (partner_id, id)
);
select protect_table('income_limit_returns', 'partner_id', 'select, insert');
-- Anyone is measured by the limits; admins choose them.
create policy admins_return on income_limit_returns as restrictive for insert
  with check ((select current_setting('app.role', true)) in ('admin', 'platform', 'system'));
