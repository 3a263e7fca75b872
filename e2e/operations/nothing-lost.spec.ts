import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import { readApplication } from '../driver/read-application.ts';
import { inventEmail } from '../support/journey.ts';
import { createChance } from '../support/nothing-lost/chance.ts';
import { openDevice, type Device } from '../support/nothing-lost/device.ts';
import { mishaps, sufferMishap } from '../support/nothing-lost/mishaps.ts';
import { rememberTyped } from '../support/nothing-lost/typed-answers.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';
import { findFreePort, startProduct, type Product } from '../support/start-product.ts';

/** The whole proof takes 200 runs; every build makes a few of them. */
const runs = Number(process.env.NOTHING_LOST_RUNS ?? 3);
const firstSeed = Number(process.env.NOTHING_LOST_SEED ?? Date.now() % 1_000_000);
const runsPerProduct = 20;

/** A page with several texts, and the keys under which its answers are kept. */
const { partner, programName } = getDemoProgram('capital-readiness');
const questionPath = 'questions/socialMedia';
const keys = {
  Facebook: 'socialMedia.facebook',
  Instagram: 'socialMedia.instagram',
  LinkedIn: 'socialMedia.linkedIn',
  TikTok: 'socialMedia.tikTok',
} as const;
const labels = Object.keys(keys) as (keyof typeof keys)[];

for (let first = 0; first < runs; first += runsPerProduct) {
  const seeds = Array.from(
    { length: Math.min(runsPerProduct, runs - first) },
    (_, at) => firstSeed + first + at,
  );
  // Each worker reads this file anew, at another time: the title must not name a seed. A failure does.
  test(`no answer is lost, whatever happens to line, tab, session and server (from run ${first + 1})`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 + seeds.length * 90_000);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-nothing-lost-'));
    const port = await findFreePort();
    let product: Product | undefined = await startProduct(dataDir, port);
    const server = {
      address: product.address,
      kill: async () => {
        await product?.stop('SIGKILL');
        product = undefined;
      },
      start: async () => {
        product ??= await startProduct(dataDir, port);
      },
    };
    for (const seed of seeds) {
      await test.step(`seed ${seed}`, () => typeThroughMishaps(browser, server, seed));
    }
    await product.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });
}

interface Server {
  readonly address: string;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** One person types on one or two devices while things go wrong; in the end everything must be somewhere. */
async function typeThroughMishaps(browser: Browser, server: Server, seed: number): Promise<void> {
  const chance = createChance(seed);
  const typed = rememberTyped();
  const email = inventEmail();
  const usedLinks = new Set<string>();
  const applicationId = await startAsNewPerson(browser, server, email, usedLinks);
  const address = `/${partner}/application/${applicationId}/${questionPath}`;
  const person = { partner, email, address, labels, usedLinks };
  // Every third person goes on at the library with what they began on the phone.
  const names = seed % 3 === 0 ? ['phone', 'library computer'] : ['phone'];
  const devices: Device[] = [];
  for (const name of names) devices.push(await openDevice(browser, server.address, name, person, typed));
  for (const device of devices) await device.open();

  let count = 0;
  async function typeSomething(): Promise<void> {
    const device = chance.oneOf(devices);
    count += 1;
    await device.type(chance.oneOf(labels), `${device.name} ${count} of ${seed}`);
    await new Promise((resolve) => setTimeout(resolve, chance.below(1500)));
    await device.notice();
  }

  const surroundings = { chance, killServer: server.kill, startServer: server.start };
  const story: string[] = [];
  for (let act = 0; act < 3; act += 1) {
    await typeSomething();
    // One address gets five links an hour.
    const mishap = chance.oneOf(mishaps.filter((each) => each !== 'expired-session' || usedLinks.size < 5));
    const device = chance.oneOf(devices);
    story.push(`${mishap} on ${device.name}`);
    await sufferMishap(mishap, device, surroundings, typeSomething);
    await typeSomething();
  }

  const [first] = devices;
  if (!first) throw new Error('There is no device');
  process.stdout.write(`seed ${seed}: ${story.join(', ')}\n`);
  const screens = (await Promise.all(devices.map((device) => device.settle()))).join('\n');
  const { application } = await readApplication(first.context.request, applicationId);
  const lost = typed.list().filter(({ label, text, isAcknowledged }) => {
    const isStored = application.answers[keys[label as keyof typeof keys]] === text;
    // Where two devices differ, the answer that does not count is shown beside the other until the person decides.
    const mayBeOnScreen = devices.length > 1 || !isAcknowledged;
    return !isStored && !(mayBeOnScreen && screens.includes(text));
  });
  expect(lost, `seed ${seed}: ${story.join(', ')}`).toEqual([]);
  await Promise.all(devices.map((device) => device.close()));
}

async function startAsNewPerson(
  browser: Browser,
  server: Server,
  email: string,
  usedLinks: Set<string>,
): Promise<string> {
  const context = await browser.newContext({ baseURL: server.address });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  usedLinks.add(await signIn(page, context.request, partner, email));
  const id = await startApplication(page, programName);
  await context.close();
  return id;
}
