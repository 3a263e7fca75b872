import { listAmiKeys, type EligibilityContent } from '@handrail/engine';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepExpired } from '../../../app/sweeping/sweep-expired.job.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertProgram } from '../../../testing/builders/insert-program.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { loadShippedLimits, searchAreas } from '../../income-limits/index.ts';
import { forgetUndeliveredMails } from '../../notifications/index.ts';
import { installEligibility } from '../versions/install-eligibility.ts';

const database = useTestDatabase();
const [location, householdSize, isIncomeAboveLimit] = listAmiKeys('income');
const email = 'ada@demo.example';

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
  await loadShippedLimits(owner, new Date());
  await owner.end();
});

const mailEligibilityResult = `mutation MailEligibilityResult($input: MailEligibilityResultInput!) {
  mailEligibilityResult(input: $input) { metadata { status errors } } }`;
const openMailedCheck = `mutation OpenMailedCheck($input: OpenMailedCheckInput!) {
  openMailedCheck(input: $input) { metadata { status errors }
    mailedCheck { checkedAt hasChanged answers areas { id label } } } }`;

interface Metadata {
  readonly status: number;
  readonly errors: readonly string[];
}
interface Opened {
  readonly metadata: Metadata;
  readonly mailedCheck: { readonly answers: object; readonly hasChanged: boolean } | null;
}

const questions: EligibilityContent['questions'] = [
  { id: 'q1', type: 'AMIComponent', key: 'income', copy: 'Your household', props: { tier: 'low' } },
  { id: 'q2', type: 'YesOrNo', key: 'rents', copy: 'Do you rent your home?', props: { answer: 'yes' } },
  { id: 'q3', type: 'TextInput', key: 'college', copy: 'Which college?', props: { label: 'College' } },
];

async function buildWorld() {
  const { id: partnerId, externalId } = await insertPartner(database(), {
    whitelabeling: { logo: null, platformName: 'Bayview Aid', brandColor: '#0b6e4f', favicon: null },
  });
  const { id: programId } = await insertProgram(database(), partnerId, { name: 'Rent Relief' });
  const conditions = [{ rule: { eq: [{ answer: 'college' }, 'Bayview'] } }] as const;
  const publish = (asked: EligibilityContent['questions'] = questions) =>
    installEligibility(buildSystemContext(database(), { partnerId }), {
      questions: asked,
      ...(asked === questions && { programs: [{ programId, conditions }] }),
    });
  await publish();
  const visitor = buildContext(database(), { partnerId });
  const [kings] = await searchAreas(visitor, { search: 'kings ny' });
  const answers = {
    [location]: kings?.id ?? '',
    [householdSize]: '3',
    [isIncomeAboveLimit]: 'false',
    rents: 'yes',
    college: 'Bayview',
  };
  const mail = async (input: object = {}) => {
    const variables = { input: { partnerId, version: 1, answers, email, ...input } };
    const { data } = await runOperation<{ mailEligibilityResult: { metadata: Metadata } }>(
      visitor,
      mailEligibilityResult,
      variables,
    );
    return data.mailEligibilityResult.metadata;
  };
  const open = async (token: string, by = visitor) => {
    const variables = { input: { partnerId: by.partnerId, token } };
    const { data } = await runOperation<{ openMailedCheck: Opened }>(by, openMailedCheck, variables);
    return data.openMailedCheck;
  };
  const mailAndRead = async (input: object = {}) => {
    expect((await mail(input)).status).toBe(200);
    const [sent] = await deliverMails(visitor);
    const token = /#check=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? '';
    return { text: sent?.text ?? '', html: sent?.html ?? '', sent, token };
  };
  return { partnerId, externalId, visitor, answers, kings, publish, mail, open, mailAndRead };
}

describe('mailEligibilityResult', () => {
  it('mails the verdict, the programs with their reasons, whom to ask, and a link [P296]', async () => {
    const { externalId, mailAndRead } = await buildWorld();
    const { sent, text, html } = await mailAndRead();
    expect(sent).toMatchObject({ to: email, subject: 'Your eligibility check at Bayview Aid' });
    for (const body of [text, html]) {
      expect(body).toContain('You are eligible to apply!');
      expect(body).toContain('This is not a guarantee that you will receive assistance.');
      expect(body).toContain('Rent Relief: You likely qualify.');
      expect(body).toContain('help@bayview.example');
      expect(body).toContain(`https://aid.example/${externalId}/eligibility#check=`);
      expect(body).toContain('on any device until November 18, 2026 at 10:00 AM EST');
    }
    expect(html).toContain('#0b6e4f');
  });

  it('counts a mailbox once, whatever tag its address has', async () => {
    const { mail } = await buildWorld();
    const statuses: number[] = [];
    for (const tag of ['one', 'two', 'three', 'four'])
      statuses.push((await mail({ email: `ada+${tag}@demo.example` })).status);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('says why a household probably will not qualify [P297] [P298] [P300]', async () => {
    const { answers, mailAndRead } = await buildWorld();
    const { text } = await mailAndRead({ answers: { ...answers, rents: 'no' } });
    expect(text).toContain("You're ineligible to apply for assistance.");
    expect(text).toContain('you probably will not qualify for the programs of');
    expect(text).toContain('You answered “No” to “Do you rent your home?”');
    expect(text).toContain('Please review your answers');
    expect(text).toContain('Rent Relief: You probably do not qualify.');
    expect(text).not.toContain('guarantee');
  });

  it('carries no words that a visitor typed to someone else’s mailbox', async () => {
    const { answers, mailAndRead } = await buildWorld();
    const { text, html } = await mailAndRead({ answers: { ...answers, college: 'win at evil.example' } });
    for (const body of [text, html]) expect(body).not.toContain('evil.example');
    expect(text).toContain('Your answer to “Which college?” decides this.');
  });

  it('keeps the answers encrypted for the link, the secret as a hash, and the address nowhere', async () => {
    const { mailAndRead, visitor } = await buildWorld();
    const { token } = await mailAndRead();
    const [rows, mails] = await visitor.db.read(async (tx) => [
      await tx.selectFrom('mailed_checks').selectAll().execute(),
      await tx.selectFrom('outbox_mails').selectAll().execute(),
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Bayview|ada@|rents/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(mails).toEqual([]);
    const recorded = JSON.stringify(await readAudit(visitor));
    expect(recorded).toContain('mailEligibilityResult');
    expect(recorded).not.toMatch(/ada@|a\*\*\*/);
  });

  it('forgets an address that no mail could reach', async () => {
    const { mail, partnerId, visitor } = await buildWorld();
    await mail();
    visitor.clock.moveBy({ hours: 8 * 24 });
    await forgetUndeliveredMails.run(buildSystemContext(database(), { partnerId, clock: visitor.clock }));
    const mails = await visitor.db.read((tx) => tx.selectFrom('outbox_mails').selectAll().execute());
    expect(mails).toEqual([]);
  });

  it('refuses a wrong address, missing answers and questions that have changed', async () => {
    const { answers, mail, visitor } = await buildWorld();
    expect((await mail({ email: 'not an address' })).errors[0]).toBe('INVALID_INPUT');
    expect((await mail({ answers: { ...answers, rents: '' } })).errors).toEqual([
      'INVALID_INPUT',
      'Please answer every question.',
    ]);
    expect((await mail({ version: 2 })).errors[0]).toBe('ELIGIBILITY_CHANGED');
    expect(await deliverMails(visitor)).toEqual([]);
  });

  it('mails one address three times an hour, with an account or without', async () => {
    const { mail, partnerId, visitor } = await buildWorld();
    await insertUser(database(), partnerId, { email });
    for (const address of [email, 'ben@demo.example']) {
      const outcomes = [];
      for (let tries = 0; tries < 4; tries += 1) outcomes.push(await mail({ email: address }));
      expect(outcomes.map(({ errors }) => errors[0])).toEqual([
        ...[undefined, undefined, undefined],
        'TOO_MANY_REQUESTS',
      ]);
    }
    const [first, , , second] = await deliverMails(visitor);
    const strip = (text?: string) => text?.replace(/#check=[\w-]+/, '');
    expect(strip(first?.text)).toBe(strip(second?.text));
  });
});

describe('openMailedCheck', () => {
  it('gives the answers back with their area and day, as often as needed', async () => {
    const { answers, kings, mailAndRead, open } = await buildWorld();
    const { token } = await mailAndRead();
    const opened = {
      metadata: { status: 200, errors: [] },
      mailedCheck: {
        ...{ checkedAt: '2026-11-15T15:00:00.000Z', hasChanged: false, answers },
        areas: [{ id: kings?.id, label: 'Kings County, NY' }],
      },
    };
    expect(await open(token)).toEqual(opened);
    expect(await open(token)).toEqual(opened);
  });

  it('gives nothing for another secret, at another partner or after three days', async () => {
    const { mailAndRead, open, visitor } = await buildWorld();
    const { token } = await mailAndRead();
    const gone = {
      metadata: {
        status: 404,
        errors: [
          'NOT_FOUND',
          'This link does not work. It may be incomplete, or we have deleted the answers, as we do after three days. Please open the link from your email again, or answer the questions again.',
        ],
      },
      mailedCheck: null,
    };
    expect(await open('x'.repeat(43))).toEqual(gone);
    const other = await buildWorld();
    expect(await open(token, other.visitor)).toEqual(gone);
    visitor.clock.moveBy({ hours: 3 * 24 - 1 });
    expect((await open(token)).metadata.status).toBe(200);
    visitor.clock.moveBy({ hours: 1 });
    expect(await open(token)).toEqual(gone);
  });

  it('is erased by the sweep when it expires', async () => {
    const { mailAndRead, partnerId, visitor } = await buildWorld();
    await mailAndRead();
    const system = buildSystemContext(database(), { partnerId, clock: visitor.clock });
    const count = async () =>
      (await visitor.db.read((tx) => tx.selectFrom('mailed_checks').select('id').execute())).length;
    await sweepExpired.run(system);
    expect(await count()).toBe(1);
    visitor.clock.moveBy({ hours: 3 * 24 + 1 });
    await sweepExpired.run(system);
    expect(await count()).toBe(0);
  });

  it('gives only what the partner still asks', async () => {
    const { mailAndRead, open, publish } = await buildWorld();
    const { token } = await mailAndRead();
    await publish(questions.slice(1, 2));
    expect((await open(token)).mailedCheck).toMatchObject({ hasChanged: true, answers: { rents: 'yes' } });
  });
});
