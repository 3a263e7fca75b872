import { describe, expect, it } from 'vitest';
import { decryptField } from '../../platform/crypto/field-encryption.ts';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertProgram } from '../../testing/builders/insert-program.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { listActions, readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listApplicantTypes } from '../partners/index.ts';
import { findUserById, noteSubmission, type User } from '../users/index.ts';
import { updateProfile } from './update-profile.ts';

const database = useTestDatabase();

const setUp = (overrides: Parameters<typeof insertMember>[1] = {}) => insertMember(database(), overrides);

async function load({ db, partnerId }: TestContext, { id }: User): Promise<User> {
  const user = await db.transaction((tx) => findUserById(tx, partnerId, id));
  return user ?? expect.fail('The account no longer exists');
}

function listTypes({ db, partnerId }: TestContext) {
  return db.transaction((tx) => listApplicantTypes(tx, partnerId));
}

const home = { addressLine1: ' 12 Main St ', city: 'Bronx', state: 'ny', zip: '10451' };

describe('updateProfile', () => {
  it('tells the owner by mail of a changed tax number or mailing address, and of nothing else', async () => {
    const { ctx, user } = await setUp();
    await updateProfile(ctx, { name: 'Ada Lovelace' });
    expect(await deliverMails(ctx)).toEqual([]);

    await updateProfile(ctx, { taxId: '123-45-6789', mailingAddress: home });
    const [mail, ...others] = await deliverMails(ctx);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('Your tax number and mailing address at') as string,
    });
    expect(mail?.text).toContain('Your tax number now ends in 6789.');
    expect(mail?.text).toContain('Your mailing address is now in Bronx, NY.');
    expect(mail?.text).not.toContain('123-45');

    await updateProfile(ctx, { mailingAddress: home });
    expect(await deliverMails(ctx)).toEqual([]);
    await updateProfile(ctx, { mailingAddress: null });
    expect((await deliverMails(ctx)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Your mailing address was removed.'),
    ]);
  });

  it('changes what is given and leaves the rest [P668]', async () => {
    const { ctx, user } = await setUp({ phone: '+12128675309' });
    await updateProfile(ctx, { name: '  Ada Lovelace ' });
    expect(await load(ctx, user)).toEqual({ ...user, name: 'Ada Lovelace' });
  });

  it('keeps a phone in E.164, however it was typed [P545]', async () => {
    const { ctx, user } = await setUp();
    await updateProfile(ctx, { phone: '(212) 867-5309' });
    expect(await load(ctx, user)).toMatchObject({ phone: '+12128675309' });
  });

  it.each(['123', '+44 20 7946 0958', '(416) 555-0199'])('refuses the phone %s [P544]', async (phone) => {
    const { ctx } = await setUp();
    await expect(updateProfile(ctx, { phone })).rejects.toMatchObject({
      code: 'U-002',
      texts: ['Please enter a valid phone number'],
    });
  });

  it.each([
    ['4da Reyes', 'Please enter only valid characters'],
    ['Adalovelace', 'Please enter first and last name'],
    ['A B', 'Full Name must be at least 4 characters long'],
    ['', 'Full Name is required'],
    [null, 'Full Name is required'],
    [`Ada ${'a'.repeat(200)}`, 'Please enter a valid name.'],
  ])('refuses the name %s [P551] [P552] [P553] [P572]', async (name, text) => {
    const { ctx } = await setUp();
    await expect(updateProfile(ctx, { name })).rejects.toMatchObject({ code: 'U-003', texts: [text] });
  });

  it.each(['ada', 'ada@localhost', ''])('refuses the email "%s" [P543]', async (email) => {
    const { ctx } = await setUp();
    await expect(updateProfile(ctx, { email })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('keeps the tax id encrypted, and of it only the last four digits readable [P577]', async () => {
    const { ctx, user } = await setUp();
    await updateProfile(ctx, { taxId: '123-45-6789' });

    expect(await load(ctx, user)).toMatchObject({ taxIdLast4: '6789' });
    const stored = await ctx.db.transaction(async (tx) => {
      const { tax_id } = await tx.selectFrom('users').select('tax_id').executeTakeFirstOrThrow();
      const place = { table: 'users', column: 'tax_id', purpose: 'tax-id', rowId: user.id } as const;
      return { tax_id, opened: await decryptField(tx, ctx, place, tax_id ?? '') };
    });
    expect(stored.opened).toBe('123456789');
    expect(stored.tax_id).not.toContain('6789');
    expect(JSON.stringify(await readAudit(ctx))).not.toContain('123456789');
  });

  it('refuses a tax id that has not nine digits or that no one has, and takes it back on wish', async () => {
    const { ctx, user } = await setUp();
    await expect(updateProfile(ctx, { taxId: '12345' })).rejects.toMatchObject({
      texts: ['Please enter a 9 digit number'],
    });
    await expect(updateProfile(ctx, { taxId: '000-12-3456' })).rejects.toMatchObject({
      texts: ['This cannot be a valid SSN or ITIN. Please check the number.'],
    });
    await updateProfile(ctx, { taxId: '123456789' });
    await updateProfile(ctx, { taxId: null });
    expect(await load(ctx, user)).toMatchObject({ taxIdLast4: null });
  });

  it('keeps a mailing address, and takes it back on wish [P578]', async () => {
    const { ctx, user } = await setUp();
    await updateProfile(ctx, { mailingAddress: home });
    expect((await load(ctx, user)).mailingAddress).toEqual({
      addressLine1: '12 Main St',
      city: 'Bronx',
      state: 'NY',
      zip: '10451',
    });
    await updateProfile(ctx, { mailingAddress: null });
    expect((await load(ctx, user)).mailingAddress).toBeNull();
  });

  it.each([
    [{ ...home, city: ' ' }, 'City is required'],
    [{ ...home, zip: '1045' }, 'Enter a 5-digit ZIP code, for example 10451'],
    [{ ...home, state: 'New York' }, 'Please enter the state as two letters, such as NY.'],
  ])('refuses an address with a fault: %j', async (mailingAddress, text) => {
    const { ctx } = await setUp();
    await expect(updateProfile(ctx, { mailingAddress })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: [text],
    });
  });

  it('keeps how a person wants to hear from the partner [P187]', async () => {
    const { ctx, user } = await setUp({ phone: '+12128675309', partner: { channels: ['email', 'sms'] } });
    await updateProfile(ctx, { communicationPreferences: { email: false, sms: true } });
    expect((await load(ctx, user)).communicationPreferences).toEqual({ email: false, sms: true });

    await updateProfile(ctx, { phone: '' });
    expect(await load(ctx, user)).toMatchObject({
      phone: null,
      communicationPreferences: { email: true, sms: false },
    });
  });

  it('refuses preferences that reach nobody', async () => {
    const sms = { communicationPreferences: { email: true, sms: true } };
    const withoutChannel = await setUp({ phone: '+12128675309' });
    await expect(updateProfile(withoutChannel.ctx, sms)).rejects.toMatchObject({
      texts: ['Text messages are not available here.'],
    });
    const withoutPhone = await setUp({ partner: { channels: ['email', 'sms'] } });
    await expect(updateProfile(withoutPhone.ctx, sms)).rejects.toMatchObject({
      texts: ['Please add a phone number before you choose text messages.'],
    });
    const nothing = { communicationPreferences: { email: false, sms: false } };
    await expect(updateProfile(withoutPhone.ctx, nothing)).rejects.toMatchObject({
      texts: ['Please choose at least one way to hear from us.'],
    });
  });

  it('puts the change on record without what is personal', async () => {
    const { ctx, user } = await setUp();
    await updateProfile(ctx, { name: 'Grace Hopper', phone: '2128675309', mailingAddress: home });
    expect((await readAudit(ctx)).at(-1)).toMatchObject({
      action: 'updateProfile',
      entityId: user.id,
      next: { name: 'G***', phone: '***5309', mailingAddress: '1***' },
    });
  });

  it('writes nothing when nothing differs', async () => {
    const { ctx, user } = await setUp();
    const before = await listActions(ctx);
    await updateProfile(ctx, { name: user.name, email: user.email.toUpperCase(), taxId: '', phone: '' });
    expect(await listActions(ctx)).toEqual(before);
  });

  it('is for applicants and advocates only', async () => {
    const { ctx, partner } = await setUp();
    const visitor = buildContext(database(), { partnerId: ctx.partnerId });
    await expect(updateProfile(visitor, { name: 'Eve Eve' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const worker = await insertStaff(database(), partner.id);
    const { actor } = await insertSession(database(), partner.id, worker);
    const staff = buildContext(database(), { partnerId: partner.id, actor });
    await expect(updateProfile(staff, { name: 'Eve Eve' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the confirmation of a profile', () => {
  const whole = { name: 'Ada Lovelace', acceptsTerms: true };

  it('keeps when the person agreed, and to which terms [P574]', async () => {
    const { ctx, user } = await setUp({ isNew: true, name: 'ada' });
    await updateProfile(ctx, whole);
    expect(await load(ctx, user)).toMatchObject({ name: 'Ada Lovelace', acceptedTermsAt: ctx.now() });
    const { accepted_terms } = await ctx.db.transaction((tx) =>
      tx.selectFrom('users').select('accepted_terms').executeTakeFirstOrThrow(),
    );
    expect(accepted_terms).toEqual({
      terms: '/assets/pages/terms.html',
      privacy: '/assets/pages/privacy.html',
      wording: 'I agree to the Terms of Service and Privacy Policy.',
    });
  });

  it('keeps the first agreement', async () => {
    const { ctx, user, clock } = await setUp({ isNew: true });
    await updateProfile(ctx, whole);
    const agreed = (await load(ctx, user)).acceptedTermsAt;
    clock.moveBy({ minutes: 1 });
    await updateProfile(ctx, whole);
    expect((await load(ctx, user)).acceptedTermsAt).toEqual(agreed);
  });

  it('needs the agreement, the name and a role where there is one to choose [P572] [P574] [P575]', async () => {
    const { ctx, partner, user } = await setUp({ isNew: true, name: '' });
    await expect(updateProfile(ctx, { ...whole, acceptsTerms: false })).rejects.toMatchObject({
      texts: ['Please agree to our Terms of Service and Privacy Policy'],
    });
    await expect(updateProfile(ctx, { acceptsTerms: true })).rejects.toMatchObject({ code: 'U-003' });

    await insertProgram(database(), partner.id, {
      applicantTypes: [{ name: 'Student' }, { name: 'Counselor' }],
    });
    await expect(updateProfile(ctx, whole)).rejects.toMatchObject({ texts: ['A selection is required'] });
    expect(await load(ctx, user)).toEqual(user);
  });

  it('needs the type of an advocate where there are several [P575]', async () => {
    const applicantTypes = [
      { name: 'Counselor', role: 'ThirdParty' },
      { name: 'Nurse', role: 'ThirdParty' },
    ] as const;
    const { ctx } = await setUp({ isNew: true, tenant: 'advocate', partner: { applicantTypes } });
    await expect(updateProfile(ctx, whole)).rejects.toMatchObject({ texts: ['A selection is required'] });
  });

  it('takes the only applicant type by itself', async () => {
    const { ctx, user } = await setUp({ isNew: true });
    await updateProfile(ctx, whole);
    expect((await load(ctx, user)).applicantType?.name).toBe('Student');
  });

  it('does without a phone [P573]', async () => {
    const { ctx, user } = await setUp({ isNew: true });
    await updateProfile(ctx, { ...whole, phone: '' });
    expect((await load(ctx, user)).phone).toBeNull();
  });
});

describe('the choice of an applicant type', () => {
  it('takes a third-party type that a program is for [P610]', async () => {
    const { ctx, user, partner } = await setUp();
    const counselor = (await listTypes(ctx)).find(({ name }) => name === 'Counselor');
    await expect(updateProfile(ctx, { applicantTypeId: counselor?.id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await insertProgram(database(), partner.id, { applicantTypes: [{ name: 'Counselor' }] });
    await updateProfile(ctx, { applicantTypeId: counselor?.id });
    expect((await load(ctx, user)).applicantType).toEqual(counselor);
  });

  it('stays as it was once an application is submitted, with a word on whom to ask', async () => {
    const { ctx, user, partner } = await setUp();
    await insertProgram(database(), partner.id, {
      applicantTypes: [{ name: 'Student' }, { name: 'Counselor' }],
    });
    const counselor = (await listTypes(ctx)).find(({ name }) => name === 'Counselor');
    await ctx.db.transaction((tx) => noteSubmission(tx, partner.id, user.id, ctx.now()));

    await expect(updateProfile(ctx, { applicantTypeId: counselor?.id })).rejects.toMatchObject({
      code: 'U-005',
      texts: [
        'You have already submitted an application, so you cannot change who you are applying for. If this needs to change, please contact Bayview College Fund at help@bayview.example.',
      ],
    });
    await updateProfile(ctx, { name: 'Ada Lovelace', applicantTypeId: user.applicantType?.id });
    expect(await load(ctx, user)).toMatchObject({ name: 'Ada Lovelace', applicantType: { name: 'Student' } });
  });

  it('can be added later by someone who has applied without one, for themselves', async () => {
    const { ctx, user, partner } = await setUp({ isNew: true, name: 'Ada Reyes' });
    await insertProgram(database(), partner.id, { applicantTypes: [{ name: 'Counselor' }] });
    const [student, counselor] = await listTypes(ctx);
    await ctx.db.transaction((tx) => noteSubmission(tx, partner.id, user.id, ctx.now()));

    await expect(updateProfile(ctx, { applicantTypeId: counselor?.id })).rejects.toMatchObject({
      code: 'U-005',
    });
    await updateProfile(ctx, { applicantTypeId: student?.id });
    expect((await load(ctx, user)).applicantType).toEqual(student);
  });

  it('lets an advocate act for others only [P607]', async () => {
    const { ctx, user } = await setUp({ tenant: 'advocate' });
    const [student, counselor] = await listTypes(ctx);
    await expect(updateProfile(ctx, { applicantTypeId: student?.id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await updateProfile(ctx, { applicantTypeId: counselor?.id });
    expect((await load(ctx, user)).applicantType?.role).toBe('ThirdParty');
  });

  it('refuses a type of another partner like one that does not exist', async () => {
    const { ctx } = await setUp();
    const other = await insertPartner(database());
    const [foreign] = await listTypes(buildContext(database(), { partnerId: other.id }));
    const text = ['Please choose one of the account types listed.'];
    for (const applicantTypeId of [foreign?.id, 'no-id-at-all'])
      await expect(updateProfile(ctx, { applicantTypeId })).rejects.toMatchObject({ texts: text });
  });
});
