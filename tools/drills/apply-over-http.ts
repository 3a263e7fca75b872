import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchPartner } from '../../bench/src/product/build-bench-partner.ts';
import { completeRent } from '../../server/src/testing/builders/applicant-world.ts';

const saves = 20;
const names = ['Okafor', 'Lindqvist', 'Moreau'];

/** One person's way through the API, as the portal asks it: start, save again and again, submit. */
export async function applyOverHttp(address: string, partner: BenchPartner): Promise<void> {
  const ask = openApi(address, await partner.signIn());
  const { application } = await ask('CreateApplicationInput', 'createApplication', 'application { id }', {
    programId: partner.programId,
  });
  const id = (application as { id: string }).id;
  for (let seenRevision = 0; seenRevision < saves; seenRevision += 1) {
    await ask('UpdateApplicationInput', 'updateApplication', 'application { revision }', {
      id,
      seenRevision,
      saveId: randomUUID(),
      content: { answers: { ...completeRent, fullName: `Ada Reyes ${names[seenRevision % names.length]}` } },
    });
  }
  await ask('SubmitApplicationInput', 'submitApplication', 'application { id }', { id });
}

/** Signs a person of the demo world in with their password. */
export async function signInOverHttp(address: string, externalId: string, email: string, password: string) {
  const ask = openApi(address);
  const text =
    'query Drill($externalId: NonEmptyString!) { partners(filter: { externalId: $externalId }) ' +
    '{ nodes { id config { identity { applicant { tenantId } } } } } }';
  const { partners } = (await send(address, '', text, { externalId })) as {
    partners: { nodes: { id: string; config: { identity: { applicant: { tenantId: string } } } }[] };
  };
  const [partner] = partners.nodes;
  const place = { partnerId: partner?.id, tenantId: partner?.config.identity.applicant.tenantId };
  const { identity } = await ask(
    'SignInWithPasswordInput',
    'signInWithPassword',
    'identity { token userId }',
    {
      ...{ ...place, email, password },
    },
  );
  await ask('BeginSessionInput', 'beginSession', '', {
    ...{ ...place, ...(identity as object), authenticationMechanism: 'BASIC' },
  });
}

/** Waits until the worker has sent as many mails of a subject. */
export async function untilMailed(address: string, subject: RegExp, count: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${address}/dev/mailbox.json`);
    const mails = (await answer.json()) as readonly { readonly subject: string }[];
    if (mails.filter((mail) => subject.test(mail.subject)).length >= count) return;
    await delay(100);
  }
  throw new Error(`The worker did not send ${count} mails in time`);
}

function openApi(address: string, cookie = '') {
  return async (inputType: string, name: string, fields: string, input: object) => {
    const text = `mutation Drill($input: ${inputType}!) { ${name}(input: $input) { metadata { status errors } ${fields} } }`;
    const data = (await send(address, cookie, text, { input })) as Record<string, Payload>;
    const payload = data[name];
    if (!payload || payload.metadata.status >= 400)
      throw new Error(`${name} was refused: ${payload?.metadata.errors.join(', ')}`);
    return payload;
  };
}

type Payload = {
  readonly metadata: { readonly status: number; readonly errors: readonly string[] };
} & Readonly<Record<string, unknown>>;

async function send(address: string, cookie: string, query: string, variables: object): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-operation-name': 'Drill',
    ...(cookie && { cookie }),
  };
  const body = JSON.stringify({ query, operationName: 'Drill', variables });
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown };
  if (errors || !data) throw new Error(`Refused with ${answer.status}: ${JSON.stringify(errors)}`);
  return data;
}
