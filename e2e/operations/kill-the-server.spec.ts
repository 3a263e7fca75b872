import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startProduct, type Product } from '../support/start-product.ts';

const partner = 'bayview-college-fund';

/** The whole proof takes twenty kills (`npm run drills -- kills`); every run makes a few of them. */
const kills = Number(process.env.KILLS ?? 5);

test(`every acknowledged write survives ${kills} kills at random moments`, async () => {
  test.setTimeout(400_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-crash-'));
  const acknowledged: string[] = [];

  for (let round = 1; round <= kills; round += 1) {
    // The world is there after the first start.
    const product = await startProduct(dataDir, undefined, round === 1 ? {} : { DEMO_WORLD: 'off' });
    const before = acknowledged.length;
    const writing = writeUntilDead(product, round, acknowledged);
    // A slow machine is given time for its first yes; the moment of the kill after it is chance.
    await expect
      .poll(() => acknowledged.length, { timeout: 30_000, intervals: [10] })
      .toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    await product.stop('SIGKILL');
    await writing;
  }

  const product = await startProduct(dataDir);
  await expect.poll(async () => listMissing(product, acknowledged), { timeout: 60_000 }).toEqual([]);
  await product.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Asks for links as fast as the product answers, and notes each address that it said yes to. One network gets a hundred. */
async function writeUntilDead({ address }: Product, round: number, acknowledged: string[]): Promise<void> {
  const found = await findPartner(address).catch(() => undefined);
  if (!found) return;
  for (let count = 1; count <= 5; count += 1) {
    const email = `round-${round}-${count}@mail.example`;
    const answer = (await ask(address, 'SendMagicLink', sendMagicLink, {
      input: { email, partnerId: found.id, tenantId: found.tenantId, timezone: 'America/Los_Angeles' },
    }).catch(() => undefined)) as LinkAnswer | undefined;
    if (!answer) return;
    expect(answer.sendMagicLink.metadata.status).toBe(200);
    acknowledged.push(email);
  }
}

const sendMagicLink =
  'mutation SendMagicLink($input: SendMagicLinkInput!) { sendMagicLink(input: $input) { metadata { status } } }';
const getPartner =
  'query GetPartner($id: NonEmptyString!) { partners(filter: { externalId: $id }) { nodes { id config { identity { applicant { tenantId } } } } } }';

interface LinkAnswer {
  readonly sendMagicLink: { readonly metadata: { readonly status: number } };
}

interface PartnerAnswer {
  readonly partners: {
    readonly nodes: readonly { id: string; config: { identity: { applicant: { tenantId: string } } } }[];
  };
}

async function findPartner(address: string): Promise<{ id: string; tenantId: string }> {
  const { partners } = (await ask(address, 'GetPartner', getPartner, { id: partner })) as PartnerAnswer;
  const [found] = partners.nodes;
  if (!found) throw new Error(`${partner} is gone`);
  return { id: found.id, tenantId: found.config.identity.applicant.tenantId };
}

async function ask(
  address: string,
  operationName: string,
  query: string,
  variables: object,
): Promise<unknown> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operation-name': operationName, origin: address },
    body: JSON.stringify({ operationName, query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function listMissing({ address }: Product, emails: readonly string[]): Promise<string[]> {
  const answer = await fetch(`${address}/dev/mailbox.json`);
  const mails = (await answer.json()) as readonly { readonly to: string }[];
  const delivered = new Set(mails.map(({ to }) => to));
  return emails.filter((email) => !delivered.has(email));
}
