-- A keyed digest of the number, name and address that a vendor's return had, so that a change since is a correction. Lines from
-- before have none.
alter table tax_lines
  add column vendor_index bytea,
  add check (vendor_index is null or payee_type = 'Vendor');
