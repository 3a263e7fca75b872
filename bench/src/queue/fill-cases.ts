import type pg from 'pg';

export interface FilledPartner {
  readonly partnerId: string;
  readonly programIds: readonly string[];
  readonly staffIds: readonly string[];
  readonly count: number;
}

const tables = [
  'users',
  'parties',
  'cases',
  'applications',
  'application_facts',
  'case_search_words',
  'case_messages',
];

/** Rows as the use cases would leave them; making a million by use cases would take a day. */
export async function fillCases(owner: pg.Client, partners: readonly FilledPartner[]): Promise<void> {
  await owner.query('begin');
  for (const table of tables) {
    await owner.query(
      `alter table ${table} disable trigger all; alter table ${table} no force row level security`,
    );
  }
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[])
       and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  for (const partner of partners) await fillPartner(owner, partner);
  for (const { definition } of indexes) await owner.query(definition);
  for (const table of tables) {
    await owner.query(
      `alter table ${table} enable trigger all; alter table ${table} force row level security`,
    );
  }
  await owner.query('commit');
  await owner.query('vacuum analyze');
}

/** Status, day and assignee of a case are drawn apart from each other, always the same way. */
const draw = (salt: number, count: number) => `abs(hashint8(n * 7919::bigint + ${salt})) % ${count}`;

async function fillPartner(
  owner: pg.Client,
  { partnerId, programIds, staffIds, count }: FilledPartner,
): Promise<void> {
  const people = Math.ceil(count / 4);
  await owner.query(`create temporary table person on commit drop as
    select gen_random_uuid() as user_id, gen_random_uuid() as party_id, n,
      (array['Maria','Jose','Ana','Hieu','Yolanda','Omar','Precious','Walter','Amina','Desmond'])[1 + n % 10] || ' '
        || (array['Garcia','Tran','Okafor','Haddad','Mbeki','Novak','Lopez','Brandt'])[1 + n / 10 % 8] || n % 997 as name
    from generate_series(1, ${people}) as n`);
  await owner.query(
    `insert into users (partner_id, id, tenant, email, name, display_id, created_at)
     select $1, user_id, 'applicant', 'person' || n || '@mail.example', name, 'U' || n, now() from person`,
    [partnerId],
  );
  await owner.query(
    `insert into parties (partner_id, id, kind, owner_id, is_self, created_at)
     select $1, party_id, 'person', user_id, true, now() from person`,
    [partnerId],
  );
  await owner.query(
    `create temporary table new_case on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as application_id, n, person.*,
       ($1::uuid[])[1 + ${draw(1, programIds.length)}] as program_id,
       (array['ReadyForReview','InReview','Incomplete','PendingCertification','FiscalReview','Approved','Denied',
         'PaymentSent','Withdrawn','Archived'])[1 + ${draw(2, 10)}] as status,
       case when ${draw(3, 3)} > 0 then ($2::uuid[])[1 + ${draw(4, staffIds.length)}] end as staff_id,
       ${draw(5, 900)} as day, ${draw(6, 5000)} * 100 as amount
     from generate_series(1, ${count}) as n
     join (select user_id, party_id, name, n as person_n from person) as person on person_n = 1 + n % ${people}`,
    [programIds, staffIds],
  );
  await owner.query(
    `insert into cases (partner_id, id, display_id, program_id, party_id, status, status_updated_at, created_at,
       submitted_at, due_on, assignee_id, sort_name, sort_amount_cents)
     select $1, id, 'C' || n, program_id, party_id, status, now(), now(), now() - day * interval '1 day' - n * interval '1 ms',
       current_date - day::int + 14, staff_id, fold_letters(name), amount from new_case`,
    [partnerId],
  );
  await owner.query(
    `insert into applications (partner_id, id, display_id, case_id, program_id, submitter_id, definition_owner,
       definition_key, definition_version, answers, created_at, updated_at, submitted_at)
     select $1, application_id, 'A' || n, new_case.id, program_id, user_id, programs.definition_owner,
       programs.definition_key, programs.definition_version, repeat('x', 200), now(), now(), now()
     from new_case join programs on programs.partner_id = $1 and programs.id = program_id`,
    [partnerId],
  );
  await owner.query(
    `insert into application_facts (partner_id, application_id, case_id, submitter_id, applicant_name,
       requested_amount_cents, details, projected_at, matched_at)
     select $1, application_id, id, user_id, name, amount, repeat('x', 100), now(), now() from new_case`,
    [partnerId],
  );
  await owner.query(
    `insert into case_messages (partner_id, case_id, applicant_id, author_id, is_from_staff, body, created_at, read_at)
     select $1, id, user_id, user_id, false, repeat('x', 100), now(), case when n % 4 = 0 then null else now() end
     from new_case where n % 10 < 2`,
    [partnerId],
  );
  await owner.query(
    `insert into case_search_words (partner_id, word, case_id, owner_id)
     select $1, word, id, user_id from new_case
       cross join lateral list_search_words(array[name], 'person' || person_n || '@mail.example', null, 'C' || n) as word
     order by word, id`,
    [partnerId],
  );
  await owner.query('drop table new_case; drop table person');
}
