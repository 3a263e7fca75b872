import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createW9TaxForm } from './create-w9-tax-form.ts';
import { listOwnTaxForms } from './list-own-tax-forms.ts';
import { readTaxForm } from './tax-form-store.ts';
import type { W9Data } from './tax-form.ts';

const database = useTestDatabase();

const individual: W9Data = {
  taxClassification: 'individual',
  name: 'Ada Reyes',
  addressLine1: '1 Main St',
  city: 'Gary',
  state: 'IN',
  zip: '46402',
  tin: 'SSN',
  ssn: '987-65-4321',
  signature: 'ada reyes',
};

const readNewest = async (ctx: TestContext) => {
  const [newest] = await listOwnTaxForms(ctx);
  return ctx.db.transaction((tx) => readTaxForm(tx, ctx, newest?.id ?? ''));
};

describe('createW9TaxForm', () => {
  it('keeps what the form says, its signature, revision and time, and shows four digits [P329] [P587]', async () => {
    const { ctx, clock } = await insertMember(database());

    await createW9TaxForm(ctx, { data: individual });

    const [form] = await listOwnTaxForms(ctx);
    expect(form).toEqual({
      id: form?.id,
      type: 'W9',
      tinType: 'SSN',
      tinLast4: '4321',
      formRevision: 'March 2024',
      signedAt: clock.now(),
    });
    expect((await readNewest(ctx)).data).toEqual({ ...individual, ssn: '987654321' });
  });

  it('keeps the wording that was signed, and from where', async () => {
    const { ctx } = await insertMember(database());
    const client = { address: '203.0.113.7' };

    await createW9TaxForm({ ...ctx, client }, { data: individual, formRevision: 'March 2024' });

    const rows = await ctx.db.transaction((tx) =>
      tx.selectFrom('tax_forms').select('certification').execute(),
    );
    expect(rows[0]?.certification).toMatch(
      /^Under penalties of perjury, I certify that:\n1\. The number shown on this form is my correct/,
    );
    expect((await readNewest(ctx)).signedFrom).toBe('203.0.113.7');
  });

  it('keeps of a business what a business is asked, and nothing of an individual [P330] [P331]', async () => {
    const { ctx } = await insertMember(database());
    const data = {
      ...individual,
      taxClassification: 'business',
      businessTaxClassification: 'llc',
      llcBusinessTaxClassification: 'S',
      otherEntityType: 'left behind',
      ein: '12-3456789',
      dba: 'Reyes Bakery',
      exemptPayeeCode: '5',
      exemptFATCACode: 'A',
    };

    await createW9TaxForm(ctx, { data });

    expect((await readNewest(ctx)).data).toEqual({
      ...data,
      tin: 'EIN',
      ein: '123456789',
      ssn: undefined,
      otherEntityType: undefined,
    });
    expect(await listOwnTaxForms(ctx)).toMatchObject([{ tinType: 'EIN', tinLast4: '6789' }]);
  });

  it('makes one form of two presses of the button, also at once', async () => {
    const { ctx } = await insertMember(database());

    await Promise.all([1, 2, 3].map(() => createW9TaxForm(ctx, { data: individual })));
    await createW9TaxForm(ctx, { data: { ...individual, ssn: ' 987 65 4321 ' } });

    expect(await listOwnTaxForms(ctx)).toHaveLength(1);
    expect((await readAudit(ctx)).filter(({ action }) => action === 'createW9TaxForm')).toHaveLength(1);
  });

  it('puts a corrected form beside the first, the newest first', async () => {
    const { ctx, clock } = await insertMember(database());
    await createW9TaxForm(ctx, { data: individual });
    clock.moveBy({ minutes: 1 });

    await createW9TaxForm(ctx, { data: { ...individual, ssn: '123456789' } });

    expect((await listOwnTaxForms(ctx)).map(({ tinLast4 }) => tinLast4)).toEqual(['6789', '4321']);
  });

  it.each<[string, Partial<W9Data>, string]>([
    ['without a name [P586]', { name: ' ' }, 'Name is required'],
    ['with eight digits [P587]', { ssn: '12345678' }, 'Please enter a 9 digit number'],
    ['without a TIN type [P588]', { tin: '' }, 'A selection is required'],
    ['with EIN chosen and none given [P589]', { tin: 'EIN' }, 'EIN is required'],
    ['with SSN chosen and none given [P590]', { ssn: '' }, 'SSN is required'],
    [
      'of a business without classification [P591]',
      { taxClassification: 'business', ein: '123456789' },
      'A selection is required',
    ],
    ['signed by someone else [P594]', { signature: 'Ada Reyna' }, 'Please enter "Ada Reyes"'],
  ])('refuses a form %s', async (_what, changes, text) => {
    const { ctx } = await insertMember(database());

    await expect(createW9TaxForm(ctx, { data: { ...individual, ...changes } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: [text],
    });
    expect(await listOwnTaxForms(ctx)).toEqual([]);
  });

  it('refuses a form whose wording has changed since it was shown', async () => {
    const { ctx } = await insertMember(database());
    const old = { data: individual, formRevision: 'October 2018' };
    await expect(createW9TaxForm(ctx, old)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is found by nobody else but those who pay, who can change none', async () => {
    const { ctx, partner } = await insertMember(database());
    await createW9TaxForm(ctx, { data: individual });
    const { ctx: neighbor } = await insertMember(database(), { at: partner });
    const { ctx: stranger } = await insertMember(database());
    const enter = async (role: 'caseWorker' | 'fiscal' | 'admin') => {
      const user = await insertStaff(database(), partner.id, { role });
      const { actor } = await insertSession(database(), partner.id, user);
      return buildContext(database(), { partnerId: partner.id, actor });
    };
    const [worker, fiscal, admin] = [await enter('caseWorker'), await enter('fiscal'), await enter('admin')];
    const readIds = (other: TestContext) =>
      other.db.transaction((tx) => tx.selectFrom('tax_forms').select('id').execute());

    for (const other of [neighbor, stranger, worker]) expect(await readIds(other)).toEqual([]);
    for (const payer of [fiscal, admin]) {
      expect(await readIds(payer)).toHaveLength(1);
      const changed = await payer.db.transaction((tx) =>
        tx.updateTable('tax_forms').set({ form_revision: 'None' }).executeTakeFirst(),
      );
      expect(changed.numUpdatedRows).toBe(0n);
    }
    for (const other of [neighbor, stranger, worker, fiscal, admin])
      expect(await listOwnTaxForms(other)).toEqual([]);
    await expect(createW9TaxForm(admin, { data: individual })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves no number, name or address readable in the database or the log [check 53]', async () => {
    const { ctx } = await insertMember(database(), { name: 'Canary Reyes' });
    const data = {
      ...individual,
      name: 'Canary Bakery',
      addressLine1: 'Canary St',
      signature: 'Canary Reyes',
    };
    await createW9TaxForm(ctx, { data });

    const { rows } = await ctx.db.transaction((tx) =>
      sql<{
        text: string;
      }>`select f::text as text from tax_forms f union all select e::text from audit_events e`.execute(tx),
    );
    const dump = rows.map(({ text }) => text).join();
    for (const secret of ['987654321', '98765', 'Canary']) expect(dump).not.toContain(secret);
  });
});
