-- The figures above the list of payments: what was sent since a day.
create index payments_by_sending on payments (partner_id, initiated_at) where initiated_at is not null;
