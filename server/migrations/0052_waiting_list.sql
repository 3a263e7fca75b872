-- Since when a case is on the waiting list of its program: a flag beside the status, which only a case in review can have.
alter table cases add column waitlisted_at timestamptz;
alter table cases add constraint cases_wait_in_review check (waitlisted_at is null or status = 'InReview');
create index cases_waiting on cases (partner_id, due_on, id) where waitlisted_at is not null;
