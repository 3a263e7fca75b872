import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { buildContext, type TestContext } from '../../../server/src/testing/build-context.ts';
import { buildApplicantWorld } from '../../../server/src/testing/builders/applicant-world.ts';
import { insertSession } from '../../../server/src/testing/builders/insert-session.ts';
import { insertStaff } from '../../../server/src/testing/builders/insert-user.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import { isShortRun } from '../short-run.ts';

const partners = isShortRun ? 2 : 50;
export const caseCount = isShortRun ? 3_000 : 1_000_000;
/** The first partner has almost all of them, so that the end of its list is far away. */
const casesElsewhere = isShortRun ? 100 : 2_000;

/** A database with a million cases, built once and kept for the next run; whoever looks is staff of the largest partner. */
export async function openQueueWorld() {
  const dataDir = path.join(tmpdir(), `handrail-bench-queue-${caseCount}`);
  const isNew = !existsSync(dataDir);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  await migrate(postgres.ownerUrl, silentLog);
  const database = await openDatabase({ ownerUrl: postgres.ownerUrl, allowsNesting: true });
  const owner = new pg.Client({ connectionString: postgres.ownerUrl });
  await owner.connect();
  if (isNew) {
    for (let count = 0; count < partners; count += 1) {
      const { partnerId, programId } = await buildApplicantWorld(database);
      await fill(
        owner,
        { partnerId, programId },
        count === 0 ? caseCount - (partners - 1) * casesElsewhere : casesElsewhere,
      );
    }
    await owner.query('analyze');
  }
  const partnerId = await findLargest(owner);
  const { clock } = await buildApplicantWorld(database);
  const user = await insertStaff(database, partnerId, { role: 'caseWorker' });
  const { actor } = await insertSession(database, partnerId, user, clock);
  const staff: TestContext = buildContext(database, { partnerId, actor, clock });
  return {
    ...{ owner, staff, partnerId, userId: user.id },
    stop: async () => {
      await owner.end();
      await database.close();
      await postgres.stop();
    },
  };
}

/** Rows as the use cases would leave them; making a million by use cases would take a day. */
async function fill(
  owner: pg.Client,
  { partnerId, programId }: { readonly partnerId: string; readonly programId: string },
  count: number,
): Promise<void> {
  const tables = ['users', 'parties', 'cases', 'application_facts', 'applications', 'case_search_words'];
  const people = Math.ceil(count / 4);
  await owner.query('begin');
  for (const table of tables) {
    await owner.query(
      `alter table ${table} disable trigger user; alter table ${table} no force row level security`,
    );
  }
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
    `insert into cases (partner_id, display_id, program_id, party_id, status, status_updated_at, created_at, submitted_at, due_on,
       sort_name, sort_amount_cents)
     select $1, 'C' || case_n, $2, person.party_id,
       (array['ReadyForReview','InReview','Incomplete','PendingCertification','FiscalReview','Approved','Denied','PaymentSent','Withdrawn','Archived'])[1 + case_n % 10],
       now(), now(), now() - case_n % 900 * interval '1 day', current_date - (case_n % 900)::int + 14,
       fold_letters(person.name), case_n % 5000 * 100
     from generate_series(1, ${count}) as case_n join person on person.n = 1 + case_n % ${people}`,
    [partnerId, programId],
  );
  await owner.query(
    `insert into case_search_words (partner_id, word, case_id, owner_id)
     select $1, word, cases.id, parties.owner_id from cases
       join parties on parties.partner_id = $1 and parties.id = cases.party_id
       join users on users.partner_id = $1 and users.id = parties.owner_id
       cross join lateral list_search_words(array[users.name], users.email, users.phone, cases.display_id) as word
     where cases.partner_id = $1`,
    [partnerId],
  );
  for (const table of tables) {
    await owner.query(
      `alter table ${table} enable trigger user; alter table ${table} force row level security`,
    );
  }
  await owner.query('commit');
}

async function findLargest(owner: pg.Client): Promise<string> {
  await owner.query('alter table cases no force row level security');
  const { rows } = await owner.query<{ partner_id: string }>(
    'select partner_id from cases group by partner_id order by count(*) desc limit 1',
  );
  await owner.query('alter table cases force row level security');
  const [largest] = rows;
  if (!largest) throw new Error('The database has no cases');
  return largest.partner_id;
}
