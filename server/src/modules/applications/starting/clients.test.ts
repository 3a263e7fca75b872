import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { createApplication } from './create-application.ts';
import { updateApplication } from '../saving/update-application.ts';

const database = useTestDatabase();
const noor = {
  name: 'Noor Aziz',
  email: 'Noor@Mail.example',
  phone: '(212) 867-5309',
  birthDate: '1990-01-31',
};
const luis = { name: 'Luis Ortega' };

async function signInAdvocate() {
  const world = await buildApplicantWorld(database());
  const { ctx, user } = await world.signIn({ tenant: 'advocate', name: 'Priya Raman' });
  return { world, ctx, user, programId: world.programId };
}

async function submitRent(ctx: TestContext, id: string, fullName: string) {
  await updateApplication(ctx, { id, answers: { ...completeRent, fullName } });
  return submitApplication(ctx, id);
}

describe('an application that an advocate starts', () => {
  it('is about the client they enter, and not about them [P007] [Q003]', async () => {
    const { ctx, user, programId } = await signInAdvocate();

    const application = await createApplication(ctx, { programId, client: noor });

    expect(application).toMatchObject({
      submitterId: user.id,
      party: { name: 'Noor Aziz', email: 'noor@mail.example', phone: '+12128675309', userId: null },
      case: { partyId: application.party.id },
      answers: { fullName: 'Noor Aziz' },
      prefilled: { fullName: { from: 'client' } },
    });
  });

  it('names someone', async () => {
    const { ctx, programId } = await signInAdvocate();
    await expect(createApplication(ctx, { programId })).rejects.toMatchObject({ code: 'CLIENT_REQUIRED' });
  });

  it.each([
    [{ name: ' ' }, "Enter your client's name"],
    [{ name: 'A', email: 'a' }, 'Please enter a valid email address'],
    [{ name: 'A', phone: '12' }, 'Please enter a valid phone number'],
    [{ name: 'A', birthDate: '2990-01-31' }, 'Enter a date of birth in the past, such as 01/31/1990'],
  ])('refuses the client %j', async (client, text) => {
    const { ctx, programId } = await signInAdvocate();
    await expect(createApplication(ctx, { programId, client })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: [text],
    });
  });

  it('is never about the advocate as their own client', async () => {
    const { ctx, user, programId } = await signInAdvocate();
    const client = { name: 'Priya Raman', email: user.email.toUpperCase() };
    await expect(createApplication(ctx, { programId, client })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: ["This is your own email. Enter your client's email, or leave it blank."],
    });
  });

  it('is about the same client when the name only looks different', async () => {
    const { ctx, programId } = await signInAdvocate();
    const { id, party } = await createApplication(ctx, { programId, client: luis });
    await submitRent(ctx, id, 'Luis Ortega');
    for (const name of ['Luis\u200B Ortega', '\uFF2Cuis Ortega']) {
      await expect(createApplication(ctx, { programId, client: { name } })).rejects.toMatchObject({
        code: 'NOT_ELIGIBLE_TO_REAPPLY',
      });
    }
    expect(party.name).toBe('Luis Ortega');
  });

  it('can be one for each of their clients [P495]', async () => {
    const { ctx, programId } = await signInAdvocate();

    const first = await createApplication(ctx, { programId, client: noor });
    const second = await createApplication(ctx, { programId, client: luis });

    expect(second.party.id).not.toBe(first.party.id);
  });

  it('is refused a second time for the same client, in words about them', async () => {
    const { ctx, programId } = await signInAdvocate();
    const { id, party } = await createApplication(ctx, { programId, client: noor });
    await submitRent(ctx, id, 'Noor Aziz');

    await expect(createApplication(ctx, { programId, clientId: party.id })).rejects.toMatchObject({
      code: 'NOT_ELIGIBLE_TO_REAPPLY',
    });
    // Entering someone anew does not make another person of them.
    await expect(createApplication(ctx, { programId, client: { name: 'noor  aziz' } })).rejects.toMatchObject(
      {
        code: 'NOT_ELIGIBLE_TO_REAPPLY',
      },
    );
    await expect(
      createApplication(ctx, { programId, client: { name: 'Noor Aziz', birthDate: '2001-05-05' } }),
    ).resolves.toBeDefined();
  });

  it('begins with what the same client said before, and with nothing of anyone else [P427]', async () => {
    const world = await buildApplicantWorld(database(), {
      config: { reapplicationRules: [{ type: 'MaxNumberOfApplications', value: 9 }] },
    });
    const { ctx } = await world.signIn({ tenant: 'advocate', name: 'Priya Raman' });
    const { programId } = world;
    const first = await createApplication(ctx, { programId, client: noor });
    await submitRent(ctx, first.id, 'Noor A. Aziz');

    const again = await createApplication(ctx, { programId, clientId: first.party.id });
    const other = await createApplication(ctx, { programId, client: luis });

    expect(again.answers).toMatchObject({ fullName: 'Noor A. Aziz', rent: 120_000 });
    expect(other.answers).toEqual({ fullName: 'Luis Ortega' });
  });

  it('is not for the client of another advocate, nor for someone who applies for themselves', async () => {
    const { world, ctx, programId } = await signInAdvocate();
    const { party } = await createApplication(ctx, { programId, client: noor });
    const { ctx: other } = await world.signIn({ tenant: 'advocate' });
    const { ctx: applicant } = await world.signIn();

    await expect(createApplication(other, { programId, clientId: party.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(createApplication(applicant, { programId, client: noor })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('is told of in a mail that names the client', async () => {
    const { ctx, programId } = await signInAdvocate();
    const { id } = await createApplication(ctx, { programId, client: noor });
    await submitRent(ctx, id, 'Noor Aziz');

    const [mail] = await deliverMails(ctx);
    expect(mail?.subject).toMatch(/^We received your application for .+ for Noor Aziz$/);
    expect(mail?.text).toMatch(/^Hello Priya Raman,/);
  });
});

describe('the clients of an advocate', () => {
  const getClients =
    'query Clients($search: String) { currentUser { clients(search: $search) { name isClient } } }';

  it('are found by a part of their name, and by nobody else', async () => {
    const { world, ctx, programId } = await signInAdvocate();
    for (const client of [noor, luis, { name: '100% Noor' }])
      await createApplication(ctx, { programId, client });
    const { ctx: other } = await world.signIn({ tenant: 'advocate' });
    const find = async (asking: TestContext, search: string) => {
      const { data } = await runOperation<{ currentUser: { clients: { name: string }[] } }>(
        asking,
        getClients,
        {
          search,
        },
      );
      return data.currentUser.clients.map(({ name }) => name).sort();
    };

    expect(await find(ctx, '')).toEqual(['100% Noor', 'Luis Ortega', 'Noor Aziz']);
    expect(await find(ctx, 'az noor')).toEqual(['Noor Aziz']);
    expect(await find(ctx, '%')).toEqual(['100% Noor']);
    expect(await find(other, '')).toEqual([]);
  });

  it('keep their birth date encrypted', async () => {
    const { ctx, programId } = await signInAdvocate();
    await createApplication(ctx, { programId, client: noor });
    const rows = await ctx.db.transaction((tx) => tx.selectFrom('parties').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain('1990-01-31');
    expect(rows[0]?.birth_date).toBeTruthy();
  });
});

describe('the list of a person’s applications', () => {
  const getPage = `query Page($first: Int, $after: String) { currentUser { applications(first: $first, after: $after) {
    nodes { id party { name } submittedAt } nextCursor } } }`;
  interface Page {
    readonly currentUser: {
      readonly applications: {
        readonly nodes: { readonly id: string; readonly party: { readonly name: string } }[];
        readonly nextCursor: string | null;
      };
    };
  }

  it('comes in pages, drafts first, and opens no answers [P145] [P647]', async () => {
    const { world, ctx, programId } = await signInAdvocate();
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const name of names) {
      world.clock.moveBy({ minutes: 1 });
      const { id } = await createApplication(ctx, { programId, client: { name } });
      if (name === 'Four') await submitRent(ctx, id, name);
    }
    await ctx.db.transaction((tx) =>
      tx.updateTable('applications').set({ answers: 'cannot be opened' }).execute(),
    );

    const seen: string[] = [];
    let after: string | null = null;
    do {
      const reply: { data: Page; errors: readonly unknown[] } = await runOperation<Page>(ctx, getPage, {
        first: 2,
        after,
      });
      const { data, errors } = reply;
      expect(errors).toEqual([]);
      seen.push(...data.currentUser.applications.nodes.map(({ party }) => party.name));
      after = data.currentUser.applications.nextCursor;
    } while (after !== null);

    expect(seen).toEqual(['Five', 'Three', 'Two', 'One', 'Four']);
  });

  it('refuses a page that nobody gave out', async () => {
    const { ctx } = await signInAdvocate();
    const { errors } = await runOperation<Page>(ctx, getPage, { after: 'x' });
    expect(errors).toHaveLength(1);
  });
});
