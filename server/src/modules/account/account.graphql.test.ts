import { describe, expect, it } from 'vitest';
import { askForEmail } from '../../testing/ask-for-email.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertProgram } from '../../testing/builders/insert-program.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

const fields = `displayId name email newEmail phone taxId acceptedTermsAt hasFullProfile
  mailingAddress { addressLine1 addressLine2 city state zip } communicationPreferences { email sms }
  applicantProfile { id applicantType { name } mailingAddress { city } answers addresses }
  applicantTypeChoices { name role }`;

const update = (name: string) => `mutation Test($input: UpdateProfileInput!) {
  ${name}(input: $input) { metadata { status errors message } user { ${fields} } } }`;

describe.each(['updateProfile', 'updateUserProfile'])('%s', (name) => {
  it('answers with the changed person, the tax id masked [P577] [P668]', async () => {
    const { ctx, user } = await insertMember(database(), { email: 'ada@demo.example' });
    const input = {
      name: 'Ada Lovelace',
      phone: '212-867-5309',
      taxId: '123456789',
      mailingAddress: {
        addressLine1: '12 Main St',
        addressLine2: 'Apt 4',
        city: 'Bronx',
        state: 'NY',
        zip: '10451',
      },
      acceptsTerms: true,
    };
    const { data } = await runOperation(ctx, update(name), { input });
    expect(data[name]).toEqual({
      metadata: { status: 200, errors: [], message: null },
      user: {
        displayId: expect.stringMatching(/^[23456789CFGHJMPQRVWX]{4}-[23456789CFGHJMPQRVWX]{4}$/) as string,
        name: 'Ada Lovelace',
        email: 'ada@demo.example',
        newEmail: null,
        phone: '+12128675309',
        taxId: '•••-••-6789',
        acceptedTermsAt: ctx.now().toISOString(),
        hasFullProfile: true,
        mailingAddress: input.mailingAddress,
        communicationPreferences: { email: true, sms: false },
        applicantProfile: {
          id: user.id,
          applicantType: { name: 'Student' },
          mailingAddress: { city: 'Bronx' },
          answers: {},
          addresses: [],
        },
        applicantTypeChoices: [{ name: 'Student', role: 'FirstParty' }],
      },
    });
  });

  it('names the code of a refusal first [P729] [P730]', async () => {
    const { ctx } = await insertMember(database());
    const { data } = await runOperation(ctx, update(name), { input: { phone: '1' } });
    expect(data[name]).toEqual({
      metadata: {
        status: 400,
        errors: ['U-002', 'Please enter a valid phone number'],
        message: 'Please enter a valid phone number',
      },
      user: null,
    });
  });
});

describe('applicantTypeChoices', () => {
  it('has the third-party types for which there is a program [P610] [P612]', async () => {
    const { ctx, partner } = await insertMember(database());
    await insertProgram(database(), partner.id, { applicantTypes: [{ name: 'Counselor' }] });
    const { data } = await runOperation(ctx, `query Test { currentUser { ${fields} } }`);
    expect(data.currentUser).toMatchObject({
      applicantTypeChoices: [
        { name: 'Student', role: 'FirstParty' },
        { name: 'Counselor', role: 'ThirdParty' },
      ],
    });
  });

  it('stands beside descriptions that the partner words itself [P611]', async () => {
    const applicantTypeRoles = { THIRD_PARTY: { description: 'I help someone with their application.' } };
    const { ctx, partner } = await insertMember(database(), { partner: { applicantTypeRoles } });
    const { data } = await runOperation(
      ctx,
      `query Test($externalId: NonEmptyString!) { partners(filter: { externalId: $externalId }) { nodes { config {
         applicantTypeRoles { FIRST_PARTY { description } THIRD_PARTY { description } } } } } }`,
      { externalId: partner.externalId },
    );
    expect(data.partners).toMatchObject({
      nodes: [
        {
          config: {
            applicantTypeRoles: {
              FIRST_PARTY: { description: 'I am applying for myself.' },
              THIRD_PARTY: { description: 'I help someone with their application.' },
            },
          },
        },
      ],
    });
  });
});

describe('the calls of an email change', () => {
  it('send again, verify and cancel [P669]', async () => {
    const { ctx, partner } = await insertMember(database());
    await askForEmail(ctx);
    const send =
      'mutation T($input: SendVerificationEmailInput!) { sendVerificationEmail(input: $input) { metadata { status } } }';
    const input = {
      partnerId: partner.id,
      tenantId: partner.tenantIds.applicant,
      email: 'NEW@demo.example',
      timezone: 'America/Chicago',
    };
    expect((await runOperation(ctx, send, { input })).data).toEqual({
      sendVerificationEmail: { metadata: { status: 200 } },
    });

    const cancel = 'mutation T { cancelEmailChange { metadata { status } } }';
    expect((await runOperation(ctx, cancel)).data).toEqual({
      cancelEmailChange: { metadata: { status: 200 } },
    });

    const { token } = await askForEmail(ctx);
    const verify =
      'mutation T($input: VerifyEmailInput!) { verifyEmail(input: $input) { metadata { status errors } } }';
    const visitor = buildContext(database(), { partnerId: partner.id, clock: ctx.clock });
    const proof = { partnerId: partner.id, token };
    expect((await runOperation(visitor, verify, { input: proof })).data).toEqual({
      verifyEmail: { metadata: { status: 400, errors: ['auth/missing-email', 'Please confirm your email'] } },
    });
    const typed = { ...proof, email: ' New@demo.example' };
    expect((await runOperation(visitor, verify, { input: typed })).data).toEqual({
      verifyEmail: { metadata: { status: 200, errors: [] } },
    });
  });
});
