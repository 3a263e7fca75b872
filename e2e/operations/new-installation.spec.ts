import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileProgram, createLiveForm, type ProgramDefinition } from '@handrail/engine';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { silentLog } from '../../server/src/testing/silent-log.ts';
import { startSmtpInbox, type SmtpInbox } from '../../server/src/testing/servers/smtp-inbox.ts';
import { startApplication } from '../driver/apply-to-program.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { walkApplication } from '../driver/steps/walk-application.ts';
import { confirmProfile } from '../support/confirm-profile.ts';
import { inventEmail } from '../support/journey.ts';
import { readShellLines, runShellLine } from '../support/run-documented-commands.ts';
import { findFreePort, startProduct } from '../support/start-product.ts';
import { readTotp } from '../support/totp.ts';

const example = fileURLToPath(new URL('../../docs/how-to/partner.example.json', import.meta.url));
const partner = 'harbor-county';

test('an empty database becomes a submitted application by the documented commands alone', async ({
  browser,
}) => {
  test.slow();
  const dir = mkdtempSync(path.join(tmpdir(), 'handrail-new-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dir, 'postgres'),
    log: silentLog,
    durable: false,
  });
  const inbox = await startSmtpInbox();
  const port = await findFreePort();
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: postgres.ownerUrl,
    KEYS_FILE: path.join(dir, 'keys.json'),
    DATA_DIR: path.join(dir, 'data'),
    SMTP_URL: inbox.url,
  };
  try {
    await setUp(dir, env);
    const product = await startProduct(env.DATA_DIR, port, env);
    try {
      await joinAsAdmin(browser, product.address, inbox);
      await applyForHeatHelp(browser, product.address, inbox);
    } finally {
      await product.stop('SIGTERM');
    }
  } finally {
    await inbox.close();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

/** Types what the page says; only the values of the variables are those of this test. */
async function setUp(dir: string, env: Readonly<Record<string, string>>): Promise<void> {
  copyFileSync(example, path.join(dir, 'partner.json'));
  const lines = readShellLines('how-to/set-up-an-installation.md');
  const variables = lines.flatMap((line) => /^export (\w+)=/.exec(line)?.[1] ?? []);
  expect(variables.toSorted()).toEqual(Object.keys(env).toSorted());

  const run = (line: string) => runShellLine(line, { cwd: dir, env });
  const printed: string[] = [];
  for (const line of lines.filter((each) => !each.startsWith('export '))) printed.push(await run(line));
  expect(printed.join('')).toContain(`${partner}: created.`);
  expect(await run('handrail partner apply - < partner.json')).toBe(`${partner}: no changes.\n`);
}

async function joinAsAdmin(browser: Browser, baseURL: string, inbox: SmtpInbox): Promise<void> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto(await findLink(inbox, 'ada@harbor-county.example', /\/join#token=/));
  await page.getByLabel('Your name').fill('Ada Long');
  await page.getByLabel('Password', { exact: true }).fill('three calm herons, 7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use an app' }).click();
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('6-digit code').fill(readTotp(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('rowheader', { name: 'casey@harbor-county.example' })).toBeVisible();
  await page.context().close();
}

async function applyForHeatHelp(browser: Browser, baseURL: string, inbox: SmtpInbox): Promise<void> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, inbox);
  const { definitions } = JSON.parse(readFileSync(example, 'utf8')) as {
    readonly definitions: readonly [ProgramDefinition];
  };
  const [definition] = definitions;
  const hand = createPointerHand({ hasTouch: false });
  const glance = () => Promise.resolve();
  const copyValues = { locale: 'en', programName: 'Heat Help' } as const;
  const applicationId = await startApplication({
    page,
    hand,
    definition,
    copyValues,
    glance,
    programName: 'Heat Help',
  });
  await page.getByRole('link', { name: 'Begin Application', exact: true }).click();

  const settings = {
    today: new Date().toISOString().slice(0, 10),
    locale: 'en',
    audience: 'applicant',
  } as const;
  const form = createLiveForm(compileProgram(definition), { settings, answers: {} });
  const answers = { 'heating.fuel': 'Oil' };
  await walkApplication({ page, hand, form, copyValues }, { definition, applicationId, answers, glance });
  await expect(page.getByRole('heading', { name: 'Thanks for applying', level: 1 })).toBeVisible();
  await page.context().close();
}

async function signIn(page: Page, inbox: SmtpInbox): Promise<void> {
  const email = inventEmail();
  await page.goto(`/${partner}/identity/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.goto(await findLink(inbox, email, /magicLink/));
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await confirmProfile(page);
}

/** The link in a mail that came over SMTP. */
async function findLink(inbox: SmtpInbox, email: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  const find = () => {
    const mail = inbox.mails.find(({ recipients }) => recipients.includes(email));
    link = mail?.text?.match(/https?:\/\/\S+/g)?.find((each) => pattern.test(each));
    return link;
  };
  await expect.poll(find, { message: `a mail to ${email}`, timeout: 20_000 }).toBeDefined();
  return link ?? '';
}
