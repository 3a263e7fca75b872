import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildProgramDraft, insertProgram } from '../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listPrograms } from './list-programs.ts';
import { saveProgram } from './save-program.ts';

const database = useTestDatabase();

async function setUp() {
  const partner = await insertPartner(database());
  return { partner, ctx: buildSystemContext(database(), { partnerId: partner.id }) };
}

describe('saveProgram', () => {
  it('keeps the program when the same is saved again, and its id when it changes', async () => {
    const { partner, ctx } = await setUp();
    const draft = buildProgramDraft({ applicantTypes: [{ name: 'Student', nameOverride: 'Fellow' }] });
    const { id } = await insertProgram(database(), partner.id, draft);

    expect(await saveProgram(ctx, draft)).toEqual({ id });
    expect((await listActions(ctx)).filter((action) => action === 'saveProgram')).toHaveLength(1);

    expect(await saveProgram(ctx, { ...draft, status: 'Closed', applicantTypes: [] })).toEqual({ id });
    expect(await listPrograms(ctx)).toMatchObject([{ id, status: 'Closed', applicantTypes: [] }]);
  });

  it('fails on the name of a configuration that is not published [P750]', async () => {
    const { ctx } = await setUp();
    const draft = buildProgramDraft({ name: 'Aid', definitionKey: 'no-such-form' });
    await expect(saveProgram(ctx, draft)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: ['Program "Aid" names the configuration "no-such-form" version 1, which is not published'],
    });
    expect(await listPrograms(ctx)).toEqual([]);
  });

  it.each([
    [{ applicantTypes: [{ name: 'Landlord' }] }, 'Program "Aid" names the unknown applicant type "Landlord"'],
    [{ features: ['teleport'] }, 'feature "teleport" is unknown'],
    [{ features: ['w9'] }, 'Program "Aid" has the feature "w9", which is off for the partner'],
    [
      { heroImage: 'http://img.example/a.png' },
      'heroImage "http://img.example/a.png" must be an https address',
    ],
  ])('refuses %j', async (wrong, text) => {
    const { partner, ctx } = await setUp();
    await insertProgram(database(), partner.id);
    await expect(saveProgram(ctx, buildProgramDraft({ name: 'Aid', ...wrong }))).rejects.toThrow(text);
  });

  it('is not for visitors, and stays in its partner', async () => {
    const { partner } = await setUp();
    await insertProgram(database(), partner.id);
    const visitor = buildContext(database(), { partnerId: partner.id });
    await expect(saveProgram(visitor, buildProgramDraft())).rejects.toMatchObject({ code: 'FORBIDDEN' });

    const other = await setUp();
    expect(await listPrograms(other.ctx)).toEqual([]);
  });
});
