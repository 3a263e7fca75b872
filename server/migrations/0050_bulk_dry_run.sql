-- A dry run of many cases is done piece by piece: until its turn, a case was not tried yet.
alter table bulk_change_cases drop constraint bulk_change_cases_state_check;
alter table bulk_change_cases add constraint bulk_change_cases_state_check
  check (state in ('untried', 'waiting', 'refused', 'done', 'failed')) not valid;
alter table bulk_change_cases validate constraint bulk_change_cases_state_check;
