-- Who of the staff has a case, and what they put down as requested.
alter table cases add column assignee_id uuid;
alter table cases add column requested_amount_cents bigint check (requested_amount_cents >= 0);
alter table cases add foreign key (partner_id, assignee_id) references users (partner_id, id);
create index cases_by_assignee on cases (partner_id, assignee_id, status) where assignee_id is not null;

-- The moves of the table of case actions (engine/src/cases/case-actions.ts), as server/src/modules/cases/write-moves-sql.ts
-- writes them. When the table changes, a new migration carries the new text.
create or replace function refuse_illegal_case_move() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.status = 'InProgress' then return new; end if;
  if tg_op = 'UPDATE' and (old.status, new.status) in (
    ('Incomplete', 'ReadyForReview'),
    ('Incomplete', 'Withdrawn'),
    ('InProgress', 'ReadyForReview'),
    ('InProgress', 'Withdrawn'),
    ('ReadyForReview', 'Incomplete'),
    ('ReadyForReview', 'InReview'),
    ('ReadyForReview', 'Denied'),
    ('ReadyForReview', 'Withdrawn'),
    ('InReview', 'Incomplete'),
    ('InReview', 'PendingCertification'),
    ('InReview', 'FiscalReview'),
    ('InReview', 'Approved'),
    ('InReview', 'Denied'),
    ('InReview', 'Withdrawn'),
    ('PendingCertification', 'Incomplete'),
    ('PendingCertification', 'FiscalReview'),
    ('PendingCertification', 'Approved'),
    ('PendingCertification', 'Denied'),
    ('PendingCertification', 'Withdrawn'),
    ('FiscalReview', 'Incomplete'),
    ('FiscalReview', 'Approved'),
    ('FiscalReview', 'Denied'),
    ('FiscalReview', 'Withdrawn'),
    ('Approved', 'PaymentSent'),
    ('Approved', 'Archived'),
    ('PaymentSent', 'Archived'),
    ('Denied', 'Archived'),
    ('Withdrawn', 'InProgress'),
    ('Withdrawn', 'Archived'),
    ('Archived', 'Approved'),
    ('Archived', 'PaymentSent'),
    ('Archived', 'Denied'),
    ('Archived', 'Withdrawn')
  ) then return new; end if;
  raise exception 'A case cannot go from % to %', coalesce(old.status, 'nothing'), new.status using errcode = 'check_violation';
end
$$;

create trigger refuse_illegal_case_move before insert or update of status on cases
  for each row execute function refuse_illegal_case_move();
