import { expect, test, type Page } from '@playwright/test';
import { serveHostilePages, serveNaively, type HostilePages } from '../support/hostile-pages.ts';
import { inventEmail } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const;
const endSession = { query: 'mutation EndSession { endSession { metadata { status } } }' };

let pages: HostilePages;
test.beforeAll(async () => {
  pages = await serveHostilePages();
});
test.afterAll(() => pages.close());

for (const origin of ['otherSite', 'sibling'] as const) {
  test(`a page of ${origin === 'sibling' ? 'the same host on another port' : 'another site'} cannot act for a signed-in visitor [check 15]`, async ({
    page,
    request,
    baseURL,
  }) => {
    await signIn(page, request, 'granite-state-relief', inventEmail());
    const victim = inventEmail();
    const attacker = await page.context().newPage();
    await attacker.goto(pages[origin]);

    for (const body of [endSession, await askForLinkTo(page, victim)])
      await attack(attacker, `${String(baseURL)}/graphql`, body);

    await page.goto('/granite-state-relief/application/portal');
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as { to: string }[];
    expect(mails.filter(({ to }) => to === victim)).toEqual([]);
  });
}

test('the same attacks do harm to a server without defences [check 15]', async ({ page }) => {
  const naive = await serveNaively();
  await page.goto(`${naive.address}/sign-in`);
  await page.goto(pages.sibling);
  await attack(page, `${naive.address}/graphql`, endSession);

  expect(naive.done.filter((act) => act.startsWith('POST')).length).toBeGreaterThanOrEqual(encodings.length);
  expect(naive.done.some((act) => act.startsWith('GET'))).toBe(true);
  await naive.close();
});

/** Forms in three encodings, a call that asks for no leave, a call by address and a picture. */
async function attack(page: Page, target: string, body: object): Promise<void> {
  const asAddress = `${target}?${new URLSearchParams({ query: JSON.stringify(body) }).toString()}`;
  for (const encoding of encodings) {
    await page.evaluate(postForm, { target, encoding, json: JSON.stringify(body) });
  }
  await page.evaluate(callWithoutLeave, { target, asAddress, json: JSON.stringify(body) });
}

/** Posts into a frame and waits for its answer, as a hidden form on a hostile page does. */
function postForm({ target, encoding, json }: { target: string; encoding: string; json: string }) {
  const frame = Object.assign(document.createElement('iframe'), { name: `frame-${Math.random()}` });
  document.body.append(frame);
  const form = Object.assign(document.createElement('form'), {
    action: target,
    method: 'post',
    enctype: encoding,
    target: frame.name,
  });
  const input = Object.assign(document.createElement('input'), {
    name: `${json.slice(0, -1)},"x":"`,
    value: '"}',
  });
  form.append(input);
  document.body.append(form);
  return new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve());
    setTimeout(resolve, 3_000);
    form.submit();
  });
}

async function callWithoutLeave({
  target,
  asAddress,
  json,
}: {
  target: string;
  asAddress: string;
  json: string;
}) {
  const send = (address: string, options: RequestInit) =>
    fetch(address, { mode: 'no-cors', credentials: 'include', ...options }).catch(() => undefined);
  await send(target, { method: 'POST', body: json });
  await send(target, { method: 'POST', body: json, headers: { 'content-type': 'text/plain' } });
  await send(asAddress, { method: 'GET' });
  await fetch(target, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'x-operation-name': 'EndSession' },
    body: json,
  }).catch(() => undefined);
  await new Promise<void>((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => resolve();
    picture.src = asAddress;
  });
}

/** A call that the sign-in page itself could make, with the ids of this partner. */
async function askForLinkTo(page: Page, email: string): Promise<object> {
  const partner = await page.evaluate(async () => {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operation-name': 'GetPartner' },
      body: JSON.stringify({
        operationName: 'GetPartner',
        query:
          'query GetPartner { partners(filter: { externalId: "granite-state-relief" }) { nodes { id config { identity { applicant { tenantId } } } } } }',
      }),
    });
    const reply = (await answer.json()) as {
      data: {
        partners: { nodes: { id: string; config: { identity: { applicant: { tenantId: string } } } }[] };
      };
    };
    return reply.data.partners.nodes[0];
  });
  if (!partner) throw new Error('The partner is not there');
  const { id: partnerId, config } = partner;
  const input = {
    email,
    partnerId,
    tenantId: config.identity.applicant.tenantId,
    timezone: 'America/New_York',
  };
  return {
    query:
      'mutation SendMagicLink($input: SendMagicLinkInput!) { sendMagicLink(input: $input) { metadata { status } } }',
    variables: { input },
  };
}
