-- How many pages a PDF has, so that readers can turn them; null where there is one picture, or none.
alter table documents add column page_count integer check (page_count > 0);
