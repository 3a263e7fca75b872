-- Who said what became of a payment whose provider was disconnected; someone else issues it again.
alter table payment_attempts
  add column settled_by uuid,
  add foreign key (partner_id, settled_by) references users (partner_id, id);
