-- Which save replaced an answer: when its reply was lost and it comes again, the device must still be told.
alter table replaced_answers add column save_id uuid;
create index replaced_answers_by_save on replaced_answers (partner_id, application_id, save_id);
