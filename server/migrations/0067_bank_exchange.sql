-- When a file went to the bank's folder. The start is written before, so a file of which nobody knows is never put twice.
alter table payment_batch_files
  add column transfer_started_at timestamptz,
  add column transferred_at timestamptz,
  add constraint payment_batch_files_transfer
    check (transferred_at is null or transfer_started_at is not null) not valid;
alter table payment_batch_files validate constraint payment_batch_files_transfer;
grant update (transfer_started_at, transferred_at) on payment_batch_files to handrail_app;

-- What was read from the bank's folder, known by its content: banks leave files there for days.
create table bank_answers (
  partner_id uuid not null references partners (id),
  digest text not null check (digest <> ''),
  filename text not null,
  read_at timestamptz not null,
  primary key (partner_id, digest)
);
select protect_table('bank_answers', 'partner_id', 'select, insert');
create policy product_only on bank_answers as restrictive
  using ((select current_setting('app.role', true)) = 'system')
  with check ((select current_setting('app.role', true)) = 'system');
