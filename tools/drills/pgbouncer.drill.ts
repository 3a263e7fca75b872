import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../e2e/support/start-product.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { silentLog } from '../../server/src/testing/silent-log.ts';
import { buildBenchPartner } from '../../bench/src/product/build-bench-partner.ts';
import { demoPassword } from '../../server/src/demo/demo-accounts.ts';
import { demoPartners } from '../../server/src/demo/demo-partners.ts';
import { openAppLogin } from '../../server/src/platform/db/app-role/open-app-login.ts';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import { forceNames } from '../../server/src/testing/processes/force-names.ts';
import { rentForm } from '../../server/src/testing/builders/applicant-world.ts';
import { applyOverHttp, signInOverHttp, untilMailed } from './apply-over-http.ts';
import type { Drill } from './drill.ts';
import { startAndFail } from './start-and-fail.ts';
import { startPgBouncer } from './start-pgbouncer.ts';

const people = 12;

/** Two processes behind PgBouncer in transaction mode, where sessions are shared and nothing set in one may last. */
export const pgbouncerDrill: Drill = {
  name: 'pgbouncer',
  about: 'people sign in, save and submit, and jobs run, through PgBouncer in transaction mode',
  run: async (say) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-drill-'));
    chmodSync(dataDir, 0o755);
    const stops: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })];
    try {
      const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
      stops.push(stop);
      const bouncer = await startPgBouncer(ownerUrl);
      stops.push(bouncer.stop);

      const pooled = { DATABASE_URL: bouncer.through(ownerUrl) };
      const complaint = await startAndFail(dataDir, pooled);
      if (!complaint.includes('DATABASE_DIRECT_URL'))
        throw new Error(`It did not say what is wrong: ${complaint}`);
      say('without an address of PostgreSQL itself, the product says what it needs');

      const env = { ...pooled, DATABASE_DIRECT_URL: ownerUrl };
      const first = await startProduct(dataDir, undefined, env);
      stops.push(() => first.stop('SIGTERM'));
      const second = await startProduct(dataDir, undefined, { ...env, PROCESS_ROLE: 'web' });
      stops.push(() => second.stop('SIGTERM'));
      say('two processes are ready');

      const appUrl = await openAppLogin(ownerUrl, pooled.DATABASE_URL);
      const { failed, tried } = await forceNames(appUrl);
      if (failed === 0)
        throw new Error('Named statements went through, so this drill would not notice them.');
      say(`with named statements forced, ${failed} of ${tried} transactions fail: they would be noticed`);

      const [demo] = demoPartners;
      for (const { address } of [first, second])
        await signInOverHttp(address, demo?.externalId ?? '', 'applicant@demo.example', demoPassword);
      say('a person signed in with a password, at each of them');

      const database = await openDatabase({ ownerUrl, pooledUrl: pooled.DATABASE_URL });
      stops.push(database.close);
      const partner = await buildBenchPartner(database, dataDir, rentForm);
      const addresses = Array.from({ length: people }, (_, index) => (index % 2 ? first : second).address);
      await Promise.all(addresses.map((address) => applyOverHttp(address, partner)));
      say(`${people} people signed in, saved and submitted, all at the same time`);

      await untilMailed(first.address, /^We have your application/, people);
      say('the worker sent each of them a mail');
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  },
};
