import { describe, expect, it } from 'vitest';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions, readAudit } from '../../testing/read-audit.ts';
import {
  buildFile,
  exampleForm as form,
  readExample,
  usePartnerFiles,
} from '../../testing/worlds/partner-files.ts';
import { findPartner } from '../partners/index.ts';
import { inviteStaff } from '../team/index.ts';
import { parsePartnerFile, readPartnerFile } from './index.ts';

const { database, publishForms, apply, enter } = usePartnerFiles();

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
