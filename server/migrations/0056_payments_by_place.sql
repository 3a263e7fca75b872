-- The lists of payments go through all of them by effective day, the latest first.
create index payments_by_place on payments (partner_id, scheduled_for desc, id desc);
