-- One row for each application is kept by the lock under which it is submitted. A unique key over the application would
-- answer before the other references do, so that nobody could see them refuse a row of another partner.
alter table application_facts drop constraint application_facts_partner_id_application_id_key;
create index application_facts_by_application on application_facts (partner_id, application_id);
