-- When people were told that a fund is low; empty again once it is not.
alter table funds add column low_told_at timestamptz;
