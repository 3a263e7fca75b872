import { readFileSync } from 'node:fs';
import { catalogue } from '@handrail/programs';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions, readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findPartner } from '../partners/index.ts';
import { publishLibrary } from '../programs/index.ts';
import { inviteStaff } from '../team/index.ts';
import { applyPartnerFile, parsePartnerFile, readPartnerFile, switchFeature } from './index.ts';
import type { PartnerFile } from './partner-file.ts';

const database = useTestDatabase();
const publishForms = (forms: typeof catalogue) =>
  withDatabaseLock(database().ownerUrl, 'content', (owner) => publishLibrary(owner, forms));
beforeAll(() => publishForms(catalogue));
const exampleUrl = new URL('../../../../docs/how-to/partner.example.json', import.meta.url);
const form =
  catalogue.find(({ key }) => key === 'emergency-aid') ?? expect.unreachable('The example names it');

function readExample(): PartnerFile {
  return JSON.parse(readFileSync(exampleUrl, 'utf8')) as PartnerFile;
}

/** The example of the documents for a partner of its own. */
function buildFile(changes: object = {}): PartnerFile {
  const id = `partner-${crypto.randomUUID()}`;
  const [definition] = readExample().definitions ?? [];
  if (!definition) throw new Error('The example brings no form');
  const ownKey = `form-${id}`;
  return {
    ...readExample(),
    id,
    definitions: [{ ...definition, key: ownKey }],
    programs: (readExample().programs ?? []).map((program) => ({
      ...program,
      definition:
        program.name === 'Heat Help' ? { key: ownKey, version: 1 } : { key: form.key, version: form.version },
    })),
    ...changes,
  };
}

async function apply(file: object, isDryRun = false) {
  return applyPartnerFile(buildSystemContext(database()), parsePartnerFile(file), { isDryRun });
}

async function enter(id: string) {
  const partner = await findPartner(buildSystemContext(database()), id);
  if (!partner) throw new Error(`There is no partner ${id}`);
  return buildSystemContext(database(), { partnerId: partner.id });
}

describe("applying a partner's file", () => {
  it('makes a partner that reads back as the very same file', async () => {
    const file = buildFile();
    expect(await apply(file)).toMatchObject({ isNew: true, leftAlone: [] });

    const ctx = await enter(file.id);
    expect(await readPartnerFile(ctx)).toEqual(JSON.parse(JSON.stringify(file)));
    expect(parsePartnerFile(await readPartnerFile(ctx))).toEqual(await readPartnerFile(ctx));
  });

  it('takes a text for each language and reads it back, but no language that the product lacks', async () => {
    const file = buildFile();
    const [first, ...others] = file.programs ?? [];
    const withSummary = (summary: object) => ({ ...file, programs: [{ ...first, summary }, ...others] });
    await apply(withSummary({ en: 'Help with rent' }));

    expect((await readPartnerFile(await enter(file.id))).programs?.[0]?.summary).toEqual({
      en: 'Help with rent',
    });
    expect(() => parsePartnerFile(withSummary({ en: 'Help with rent', xx: 'Hilfe' }))).toThrow();
    expect(() => parsePartnerFile(withSummary({}))).toThrow();
  });

  it('changes nothing the second time, whatever the order of lists that have none', async () => {
    const file = buildFile();
    await apply(file);
    const ctx = await enter(file.id);
    const acts = await readAudit(ctx);

    const again = await apply({
      ...file,
      passwordPolicy: 'spec',
      applicantTypes: file.applicantTypes.toReversed(),
      staff: file.staff?.toReversed(),
      programs: file.programs?.map((program) => ({
        ...program,
        applicantTypes: program.applicantTypes.toReversed(),
      })),
    });
    expect(again).toEqual({ isNew: false, changes: [], leftAlone: [] });
    expect(await readAudit(ctx)).toEqual(acts);
  });

  it('gives a program the newest form where the file names no version, and leaves a standing one alone', async () => {
    const file = buildFile();
    const [program] = file.programs ?? [];
    const unversioned = {
      ...file,
      definitions: [],
      programs: [{ ...program, definition: { key: form.key } }],
    };
    await apply(unversioned);
    const ctx = await enter(file.id);
    expect((await readPartnerFile(ctx)).programs?.[0]?.definition).toEqual({
      key: form.key,
      version: form.version,
    });

    const older = { ...form, version: form.version + 1_000 };
    await publishForms([older]);
    await ctx.db.transaction((tx) =>
      tx.updateTable('programs').set({ definition_version: older.version }).execute(),
    );
    expect((await apply(unversioned)).changes).toEqual([]);
  });

  it('puts every act on record', async () => {
    const file = buildFile();
    await apply(file);
    expect((await listActions(await enter(file.id))).toSorted()).toEqual(
      [
        'savePartner',
        'saveTaxSettings',
        'publishDefinition',
        'saveProgram',
        'saveProgram',
        'inviteStaff',
        'inviteStaff',
      ].toSorted(),
    );
  });

  it('says each difference in a line, and a dry run makes none of them', async () => {
    const file = buildFile();
    const ofNew = await apply(file, true);
    expect(ofNew.changes).toContain('+ brand.color: "#1f5f8b"');
    expect(ofNew.changes).toContain('+ programs[Emergency Aid].maxFundingAmountCents: 75000');
    expect(ofNew.changes).toContain(`+ definitions: "form-${file.id} version 1"`);
    expect(await findPartner(buildSystemContext(database()), file.id)).toBeUndefined();

    await apply(file);
    const changed = {
      ...file,
      brand: { platformName: 'Harbor Aid' },
      features: ['claim-funds', 'applicant-payments', 'direct-deposit', 'w9'],
      programs: file.programs?.toReversed(),
    };
    const expected = [
      '~ brand.platformName: "Harbor Family Support" -> "Harbor Aid"',
      '- brand.color: "#1f5f8b"',
      '- features: "resubmission-requests"',
      '+ features: "w9"',
      '~ programs: in another order',
    ];
    expect((await apply(changed, true)).changes).toEqual(expected);
    expect((await readPartnerFile(await enter(file.id))).brand?.color).toBe('#1f5f8b');
    expect((await apply(changed)).changes).toEqual(expected);
    expect((await apply(changed)).changes).toEqual([]);
  });

  it('keeps what a file does not name, and says so', async () => {
    const file = buildFile();
    await apply(file);
    const [first] = file.programs ?? [];
    const smaller = { ...file, programs: [first], definitions: [] };
    expect(await apply(smaller)).toMatchObject({ changes: [], leftAlone: ['the program "Heat Help"'] });
  });

  it('invites each colleague once, also when the invitation was withdrawn or another role is written', async () => {
    const file = buildFile();
    await apply(file);
    const ctx = await enter(file.id);
    const countMails = () =>
      ctx.db.transaction(async (tx) => (await tx.selectFrom('outbox_mails').select('id').execute()).length);
    expect(await countMails()).toBe(2);

    await ctx.db.transaction((tx) =>
      tx.updateTable('staff_invitations').set({ revoked_at: ctx.now() }).execute(),
    );
    await apply({ ...file, staff: file.staff?.map((person) => ({ ...person, role: 'fiscal' })) });
    expect(await countMails()).toBe(2);

    await inviteStaff(ctx, { email: 'ada@harbor-county.example', role: 'admin' });
    expect(await countMails()).toBe(3);
  });

  it('brings a form of its own, whatever another partner has under its key and version', async () => {
    const first = buildFile();
    const { definitions = [], programs } = first;
    const second = buildFile({
      definitions: definitions.map((own) => ({ ...own, introPages: [] })),
      programs,
    });
    await apply(first);
    await apply(second);

    expect((await readPartnerFile(await enter(first.id))).definitions).toEqual(definitions);
    expect((await readPartnerFile(await enter(second.id))).definitions).toEqual(second.definitions);
    expect((await apply(first)).changes).toEqual([]);
    expect((await apply(second)).changes).toEqual([]);
  });

  it('holds as a whole or not at all', async () => {
    const older = { ...form, version: form.version - 1 };
    await publishForms([older]);
    const [program] = readExample().programs ?? [];
    const file = buildFile({
      staff: [],
      definitions: [{ ...older, introPages: [] }],
      programs: [{ ...program, definition: { key: older.key, version: older.version } }],
    });
    await expect(apply(file)).rejects.toThrow('is already published with other content; raise its version');
    expect(await findPartner(buildSystemContext(database()), file.id)).toBeUndefined();
  });
});

describe("a partner's file is refused by path", () => {
  const example = readExample();
  const income = { key: 'income', label: 'Income checked' };
  const tooLate = { label: 'Too late', text: 'The deadline has passed.' };
  it.each([
    [{ id: 'graphql' }, 'id: "graphql" is not allowed here. Allowed: lowercase letters'],
    [
      { contact: { email: 'nobody' } },
      'contact.email: "nobody" is not allowed here. Allowed: an email address',
    ],
    [{ contact: undefined }, 'contact is missing. Allowed: an object with email, phone,'],
    [{ timeZone: 'Mars' }, 'timeZone: "Mars" is not allowed here. Allowed: the name of a time zone'],
    [
      { brand: { hue: '#fff' } },
      'brand: "hue" is not known here. Allowed: an object with platformName, color',
    ],
    [
      { brand: { logo: 'http://a.example/l.png' } },
      'brand.logo: "http://a.example/l.png" is not allowed here.',
    ],
    [{ features: ['teleport'] }, 'features[0]: "teleport" is not allowed here. Allowed: applicant-comments,'],
    [
      { features: ['w9'] },
      'programs[0].features[0]: "applicant-payments" is off for the partner. Add it to the features of the partner too.',
    ],
    [{ features: ['w9', 'w9'] }, 'features[1]: "w9" is in the list twice.'],
    [
      { programs: [{ ...example.programs?.[0], status: 'open' }] },
      'programs[0].status: "open" is not allowed',
    ],
    [
      { programs: [{ ...example.programs?.[0], expectedMinutes: 0 }] },
      'programs[0].expectedMinutes: 0 is not allowed here. Allowed: a whole number from 1.',
    ],
    [
      { programs: [{ ...example.programs?.[0], applicantTypes: [{ name: 'Landlord' }] }] },
      'programs[0].applicantTypes[0].name: "Landlord" is not allowed here. Allowed: Resident, Community partner.',
    ],
    [
      { programs: [{ ...example.programs?.[0], summary: 'Up to {{petName}}' }] },
      'programs[0].summary: "Up to {{petName}}" is not allowed here. Allowed: text that is not empty; the only placeholders allowed are',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { overrides: { statuses: [{ status: 'Approved', label: 'For {{partnerName' }] } },
          },
        ],
      },
      'programs[0].config.overrides.statuses[0].label: "For {{partnerName" is not allowed here.',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { overrides: { statuses: [{ status: 'Paused', label: 'On hold' }] } },
          },
        ],
      },
      'programs[0].config.overrides.statuses[0].status: "Paused" is not allowed here. Allowed: ',
    ],
    [
      { programs: [{ ...example.programs?.[0], config: { decisionDays: 1_000_000_000 } }] },
      'programs[0].config.decisionDays: 1000000000 is not allowed here. Allowed: a whole number from 1 to 365',
    ],
    [
      { programs: [{ ...example.programs?.[0], config: { review: { waitingList: 'yes' } } }] },
      'programs[0].config.review.waitingList: "yes" is not allowed here. Allowed: true, false.',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { review: { checklist: [income, { ...income, label: 'B' }] } },
          },
        ],
      },
      'programs[0].config.review.checklist[1].key: "income" is in the list twice.',
    ],
    [
      {
        programs: [
          { ...example.programs?.[0], config: { review: { checklist: [income, { ...income, key: 'b' }] } } },
        ],
      },
      'programs[0].config.review.checklist[1].label: "Income checked" is in the list twice.',
    ],
    [
      {
        programs: [{ ...example.programs?.[0], config: { review: { documentLabels: ['Lease', 'Lease'] } } }],
      },
      'programs[0].config.review.documentLabels[1]: "Lease" is in the list twice.',
    ],
    [
      {
        programs: [
          { ...example.programs?.[0], config: { review: { reasons: { denyCase: [tooLate, tooLate] } } } },
        ],
      },
      'programs[0].config.review.reasons.denyCase[1].label: "Too late" is in the list twice.',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { payments: { recurring: { amount: 1, pattern: 'daily', count: 2, totalAmount: 2 } } },
          },
        ],
      },
      'programs[0].config.payments.recurring.pattern: "daily" is not allowed here. Allowed: weekly, bi-weekly,',
    ],
    [{ definitions: [{ key: 'x' }] }, 'definitions[0].'],
    [{ definitions: [{ ...form, version: form.version + 1 }] }, 'is a form in the library'],
    [{ programs: [] }, 'definitions[0]: no program of this file uses "harbor-heat-help" version 1.'],
    [
      { staff: [{ email: 'a@b.example', role: 'boss' }] },
      'staff[0].role: "boss" is not allowed here. Allowed: caseWorker',
    ],
  ])('%j', (change, text) => {
    expect(() => parsePartnerFile({ ...example, ...change })).toThrow(text);
  });

  it('names every fault at once', () => {
    try {
      parsePartnerFile({ ...example, timeZone: 'Mars', name: '' });
      expect.unreachable();
    } catch (error) {
      expect((error as AppError).texts).toHaveLength(2);
    }
  });

  it.each([
    [{ key: 'no-such-form', version: 1 }, `programs[0].definition.key: "no-such-form" is not allowed here.`],
    [
      { key: form.key, version: 99 },
      `programs[0].definition.version: 99 is not allowed here. Allowed: ${form.version},`,
    ],
  ])('%j', async (definition, text) => {
    const [program] = readExample().programs ?? [];
    const file = buildFile({ definitions: [], programs: [{ ...program, definition }] });
    await expect(apply(file)).rejects.toThrow(text);
  });
});

describe('a feature', () => {
  it.each([
    'employee-authentication',
    'hide-password-signin',
    'hide-partner-redirect',
    'documents-classify',
    'w9',
    'applicant-comments',
    'resubmission-requests',
    'referral-programs',
  ])('can be on for a partner and for one program alone: %s [P619]', async (feature) => {
    const file = buildFile();
    await apply(file);
    const ctx = await enter(file.id);
    await switchFeature(ctx, { feature, isOn: true });
    await switchFeature(ctx, { feature, isOn: true, program: 'Heat Help' });
    const now = await readPartnerFile(ctx);
    expect(now.features).toContain(feature);
    expect(now.programs?.find(({ name }) => name === 'Heat Help')?.features).toContain(feature);

    await switchFeature(ctx, { feature, isOn: false, program: 'Heat Help' });
    const { programs } = await readPartnerFile(ctx);
    expect(programs?.find(({ name }) => name === 'Heat Help')?.features ?? []).not.toContain(feature);
  });

  it('is switched for a partner and for one of its programs', async () => {
    const file = buildFile();
    await apply(file);
    const ctx = await enter(file.id);
    await switchFeature(ctx, { feature: 'w9', isOn: true });
    await switchFeature(ctx, { feature: 'claim-funds', isOn: false });
    await switchFeature(ctx, { feature: 'w9', isOn: true, program: 'Heat Help' });

    const now = await readPartnerFile(ctx);
    expect(now.features).toEqual(['resubmission-requests', 'applicant-payments', 'direct-deposit', 'w9']);
    await expect(switchFeature(ctx, { feature: 'w9', isOn: false })).rejects.toThrow(
      'Program "Heat Help" still has "w9". Switch it off there first.',
    );
    expect(now.programs?.[1]?.features).toEqual(['w9']);
    await expect(switchFeature(ctx, { feature: 'check', isOn: true, program: 'Heat Help' })).rejects.toThrow(
      'Program "Heat Help" has the feature "check", which is off for the partner',
    );

    const acts = await readAudit(ctx);
    await switchFeature(ctx, { feature: 'w9', isOn: true });
    expect(await readAudit(ctx)).toEqual(acts);
    await expect(switchFeature(ctx, { feature: 'teleport', isOn: true })).rejects.toThrow(
      'There is no feature "teleport". Allowed: applicant-comments,',
    );
  });
});
