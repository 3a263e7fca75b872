-- How far the audit log vouches for the journal of a fund, so that nothing is written there twice.
alter table funds add column anchored_seq bigint not null default 0;
