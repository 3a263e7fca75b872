-- Somebody who fills in a form saves it many times. An index on when that was last would have every save write to all
-- indexes of the table; drafts are few enough to be looked through for those that were left alone.
drop index applications_left_unfinished;
create index applications_unfinished on applications (partner_id) where submitted_at is null;
alter table applications set (fillfactor = 80);

-- Ciphertext cannot be made smaller, so that nobody should try at every save.
alter table applications alter column answers set storage external;
alter table application_versions alter column answers set storage external;
alter table replaced_answers alter column value set storage external;
