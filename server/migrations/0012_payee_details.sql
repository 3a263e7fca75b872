-- The second layer: a person's tax forms and bank account are seen by that person and by the product alone.
create function is_own_or_system(owner uuid) returns boolean language sql stable
  set search_path = pg_catalog, pg_temp as $$
  select owner = nullif(current_setting('app.user_id', true), '')::uuid
      or current_setting('app.role', true) = 'system'
$$;

-- A signed tax form. What it says, the name it was signed with and from where are one ciphertext; the wording is
-- kept as it was shown. A form is never changed: a new one takes its place.
create table tax_forms (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  type text not null check (type in ('W9')),
  data text not null,
  tin_type text not null check (tin_type in ('SSN', 'EIN')),
  tin_last4 text not null check (tin_last4 ~ '^\d{4}$'),
  form_revision text not null,
  certification text not null,
  signed_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
create index tax_forms_by_user on tax_forms (partner_id, user_id, signed_at desc);
select protect_table('tax_forms');
create policy own_or_system on tax_forms as restrictive
  using (is_own_or_system(user_id)) with check (is_own_or_system(user_id));

-- Where a person's money is sent. Both numbers are ciphertext; their ends are all that is ever shown.
create table bank_accounts (
  partner_id uuid not null references partners (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  account_type text not null check (account_type in ('checking', 'savings')),
  routing_number text not null,
  routing_number_end text not null check (length(routing_number_end) <= 4),
  account_number text not null,
  account_number_end text not null check (length(account_number_end) <= 4),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, user_id),
  foreign key (partner_id, user_id) references users (partner_id, id)
);
select protect_table('bank_accounts');
create policy own_or_system on bank_accounts as restrictive
  using (is_own_or_system(user_id)) with check (is_own_or_system(user_id));
