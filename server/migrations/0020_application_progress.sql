-- How far a draft is, as the device that saved it last worked it out: lists show it without opening any answers.
alter table applications add column progress jsonb;
