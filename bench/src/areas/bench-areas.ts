import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadShippedLimits } from '../../../server/src/modules/income-limits/index.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { runOperation } from '../../../server/src/testing/api/run-operation.ts';
import { buildContext } from '../../../server/src/testing/build-context.ts';
import { insertPartner } from '../../../server/src/testing/builders/insert-partner.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import { compareTimes } from '../queue/compare-times.ts';

const searches = ['kings ny', 'hanover graf', 'washington', 'new york county'];

const document = `query Areas($filter: IncomeLimitAreaFilter!) { incomeLimitAreas(filter: $filter) { nodes {
  id label town county state incomeLimit { id year limits { low { householdSize incomeLimit } } } } } }`;

const bareQuery = `select fips, county, town, state, low from income_limit_areas
  where search_words like all ($1::text[]) order by county limit 20`;

/** A visitor's search for an area, counted and under row-level security, against the bare query as the owner of the table. */
export async function benchAreas(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  chmodSync(dataDir, 0o755);
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await migrate(ownerUrl, silentLog);
  const database = await openDatabase({ ownerUrl, allowsNesting: true });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();

  const begun = performance.now();
  await loadShippedLimits(owner, new Date());
  const loaded = performance.now();
  await loadShippedLimits(owner, new Date());
  console.log(
    `loading 4,594 areas: ${(loaded - begun).toFixed(0)} ms; looking for them again: ${(performance.now() - loaded).toFixed(1)} ms`,
  );

  const { id: partnerId } = await insertPartner(database, { id: randomUUID() });
  for (const search of searches) {
    const words = search.split(' ').map((word) => `% ${word}%`);
    await compareTimes(`search "${search}"`, 10, {
      api: () =>
        runOperation(buildContext(database, { partnerId, client: { address: '203.0.113.7' } }), document, {
          filter: { partnerId, search },
        }),
      byHand: () => owner.query(bareQuery, [words]),
    });
  }

  await owner.end();
  await database.close();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
