-- What the vendors' register keeps of a vendor: the EIN and the bank account as ciphertext, each with a keyed digest that
-- finds the same number at another vendor, and when something about where their money goes was changed.
alter table vendors
  add column tax_id text,
  add column tax_id_index bytea,
  add column account text,
  add column account_index bytea,
  add column payout_change text check (payout_change in ('email', 'bankAccount', 'mailingAddress')),
  add column payout_changed_at timestamptz,
  add check ((tax_id is null) = (tax_id_index is null)),
  add check ((account is null) = (account_index is null)),
  add check ((payout_change is null) = (payout_changed_at is null));
alter table vendors alter column tax_id set storage external, alter column account set storage external;
create index vendors_by_tax_id on vendors (partner_id, tax_id_index) where tax_id_index is not null;
create index vendors_by_account on vendors (partner_id, account_index) where account_index is not null;
