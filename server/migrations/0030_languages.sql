-- The language in which someone reads; none means that of their partner. What the product can say is checked in the
-- product, which knows its languages.
alter table users add column locale text check (locale ~ '^[a-z]{2,8}$');
alter table partner_profiles add column default_locale text not null default 'en' check (default_locale ~ '^[a-z]{2,8}$');

-- A partner words each notice once for each language.
alter table notice_templates add column locale text not null default 'en' check (locale ~ '^[a-z]{2,8}$');
alter table notice_templates drop constraint notice_templates_pkey;
alter table notice_templates add primary key (partner_id, kind, locale);

-- What the card of a program says: one text, or one for each language.
alter table programs alter column summary type jsonb using to_jsonb(summary);
