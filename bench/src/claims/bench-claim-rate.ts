import pg from 'pg';
import { openAppLogin } from '../../../server/src/platform/db/app-role/open-app-login.ts';
import { median } from '../engine/measure/statistics.ts';
import { isShortRun } from '../short-run.ts';
import { buildClaimClient, type ClaimClient, openClaimer } from './claim-clients.ts';
import { openClaimsCluster, openWorldDatabase } from './claims-cluster.ts';
import { listening, recordStatements, type Statement } from './record-statements.ts';

const clients = 16;
const rounds = isShortRun ? 1 : 5;
const claimsEach = isShortRun ? 5 : 60;
const leastShare = 0.5;

type Cluster = Awaited<ReturnType<typeof openClaimsCluster>>;

/** Claims a second at 16 clients, as a share of the very statements of these claims sent by hand. */
export async function benchClaimRate(): Promise<void> {
  const cluster = await openClaimsCluster();
  try {
    const people = await buildPeople(cluster);
    const logs = await recordClaims(cluster, people);
    const shares: number[] = [];
    const rates: number[] = [];
    // One more, thrown away: compilers and connections warm up.
    for (let round = 0; round <= rounds; round += 1) {
      const byHand = await measureByHand(cluster, logs);
      const product = await measureProduct(cluster, people);
      if (round === 0) continue;
      rates.push(product);
      shares.push(product / byHand);
    }
    report(median(rates), shares, logs);
  } finally {
    await cluster.stop();
  }
}

async function buildPeople(cluster: Cluster): Promise<ClaimClient[]> {
  const database = await openWorldDatabase(cluster.ownerUrl, clients);
  const people: ClaimClient[] = [];
  for (let made = 0; made < clients; made += 1) people.push(await buildClaimClient(database, claimsEach));
  await database.close();
  return people;
}

/** What each person's claims send to the database, on a copy that is thrown away. */
async function recordClaims(cluster: Cluster, people: readonly ClaimClient[]): Promise<Statement[][]> {
  const url = await cluster.copy();
  const database = await openWorldDatabase(url, clients);
  const logs: Statement[][] = [];
  await listening(async () => {
    for (const person of people) {
      const log: Statement[] = [];
      logs.push(log);
      for (const claim of openClaimer(database, person)) await recordStatements(claim, log);
    }
  });
  await database.close();
  await cluster.drop(url);
  return logs;
}

async function measureProduct(cluster: Cluster, people: readonly ClaimClient[]): Promise<number> {
  const url = await cluster.copy();
  const database = await openWorldDatabase(url, clients);
  const rate = await measureRate(people.map((person) => openClaimer(database, person)));
  await database.close();
  await cluster.drop(url);
  return rate;
}

/** The same statements with the same values over one connection each: nothing is checked, built or read. */
async function measureByHand(cluster: Cluster, logs: readonly (readonly Statement[])[]): Promise<number> {
  const url = await cluster.copy();
  const appUrl = await openAppLogin(url, undefined);
  const connections = await Promise.all(
    logs.map(async () => {
      const client = new pg.Client({ connectionString: appUrl });
      await client.connect();
      return client;
    }),
  );
  const rate = await measureRate(
    logs.map((log, index) => [
      async () => {
        const client = connections[index];
        for (const { text, values } of log) await client?.query(text, values && [...values]);
      },
    ]),
  );
  await Promise.all(connections.map((client) => client.end()));
  await cluster.drop(url);
  return rate;
}

/** Claims a second of all clients together; each does one thing after the other. */
async function measureRate(work: readonly (readonly (() => Promise<void>)[])[]): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    work.map(async (steps) => {
      for (const step of steps) await step();
    }),
  );
  return ((clients * claimsEach) / (performance.now() - begun)) * 1000;
}

function report(rate: number, shares: readonly number[], logs: readonly (readonly Statement[])[]): void {
  const statements = logs.reduce((sum, log) => sum + log.length, 0) / (clients * claimsEach);
  const share = median(shares);
  const isWithin = share >= leastShare;
  console.log(
    `Claims, ${String(clients)} clients: ${rate.toFixed(0)} a second, ${share.toFixed(2)} of the same ` +
      `${statements.toFixed(0)} statements by hand, rounds from ${Math.min(...shares).toFixed(2)} to ` +
      `${Math.max(...shares).toFixed(2)}, ${isWithin ? 'within' : 'UNDER'} the bar of ${leastShare.toFixed(2)}`,
  );
  if (!isWithin) process.exitCode = 1;
}
