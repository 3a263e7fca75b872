import { randomUUID } from 'node:crypto';
import { sweepExpired } from '../../../server/src/app/sweeping/sweep-expired.job.ts';
import { updateApplication } from '../../../server/src/modules/applications/index.ts';
import { createApplication } from '../../../server/src/modules/applications/starting/create-application.ts';
import { submitApplication } from '../../../server/src/modules/casework/index.ts';
import { isShortRun } from '../short-run.ts';
import { openGrowthWorld } from './growth-world.ts';
import { measureSize, type Size } from './measure-size.ts';

const people = isShortRun ? 3 : 200;
const applicationsPerYear = 1_000_000;
/** What a managed PostgreSQL takes for a gigabyte of fast storage a month, with a replica's copy; change it to yours. */
const dollarsPerGigabyteMonth = 0.25;

/** How many bytes a save, an application and a case add to the database, and what a year of applications comes to. */
export async function benchGrowth(): Promise<void> {
  const { owner, world, system, programId, saves, attach, answerBytes, stop } = await openGrowthWorld();
  try {
    const signedIn: Awaited<ReturnType<typeof world.signIn>>[] = [];
    for (let count = 0; count < people; count += 1) signedIn.push(await world.signIn());
    const empty = await measureSize(owner);
    const ids: string[] = [];
    for (const { ctx } of signedIn) ids.push((await createApplication(ctx, { programId })).id);
    const started = await measureSize(owner);
    for (const [index, person] of signedIn.entries()) {
      for (const step of saves) {
        const answers = await attach(person, step);
        await updateApplication(person.ctx, { id: ids[index] ?? '', answers, saveId: randomUUID() });
      }
    }
    const saved = await measureSize(owner);
    for (const [index, { ctx }] of signedIn.entries()) await submitApplication(ctx, ids[index] ?? '');
    const submitted = await measureSize(owner);
    world.clock.moveBy({ hours: 24 * 100 });
    await sweepExpired.run(system);
    const swept = await measureSize(owner);

    const perSave = (saved.total - started.total) / people / saves.length;
    const walPerSave = (saved.walBefore - started.walAfter) / people / saves.length;
    const perApplication = (submitted.total - empty.total) / people;
    const perCase = (submitted.total - saved.total) / people;
    const lasting = (swept.total - empty.total) / people;
    console.log(`${people} applications with ${saves.length} saves each, answers of ${answerBytes} bytes:`);
    say('a save adds', perSave);
    say('a save writes to the log of the database (WAL)', walPerSave);
    say('starting an application adds', (started.total - empty.total) / people);
    say('submitting it, with its case, adds', perCase);
    say('an application with its saves and its case', perApplication);
    say('of that, what the sweep leaves for good', lasting);
    sayTables(empty, submitted, swept);
    const gigabytes = (lasting * applicationsPerYear) / 1e9;
    console.log(
      `A year of ${applicationsPerYear.toLocaleString('en-US')} applications: ${gigabytes.toFixed(1)} GB for good, ` +
        `${(gigabytes * 12 * dollarsPerGigabyteMonth).toFixed(0)} dollars a year at ${dollarsPerGigabyteMonth} a GB and month`,
    );
  } finally {
    await stop();
  }
}

function say(what: string, bytes: number): void {
  console.log(`  ${what}: ${Math.round(bytes).toLocaleString('en-US')} bytes`);
}

function sayTables(empty: Size, submitted: Size, swept: Size): void {
  const added = (size: Size, name: string) =>
    Math.round(((size.tables.get(name) ?? 0) - (empty.tables.get(name) ?? 0)) / people);
  const grown = [...submitted.tables.keys()]
    .map((name) => ({ name, bytes: added(submitted, name), left: added(swept, name) }))
    .filter(({ bytes }) => bytes > 50)
    .toSorted((one, other) => other.bytes - one.bytes);
  for (const { name, bytes, left } of grown) console.log(`    ${name}: ${bytes}, after the sweep ${left}`);
}
