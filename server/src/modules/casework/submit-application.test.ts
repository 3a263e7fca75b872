import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import { buildDefinition, buildProgramDraft } from '../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { publishDefinition, saveProgram } from '../programs/index.ts';
import { createApplication, listOwnVersions, updateApplication } from '../applications/index.ts';
import { submitApplication } from './submit-application.ts';

const database = useTestDatabase();

async function fillIn(answers: Record<string, string | number | boolean>) {
  const world = await buildApplicantWorld(database());
  const { ctx, user } = await world.signIn();
  const { id } = await createApplication(ctx, { programId: world.programId });
  await updateApplication(ctx, { id, answers });
  return { world, ctx, user, id };
}

describe('submitApplication', () => {
  it('puts the case in the review queue and tells the applicant [P371]', async () => {
    const { world, ctx, user, id } = await fillIn(completeRent);

    const application = await submitApplication(ctx, id);

    expect(application.case.status).toBe('ReadyForReview');
    expect(application.submittedAt).toEqual(ctx.now());
    expect(await listMails(world.partnerId)).toEqual([
      { template: 'application-submitted', recipient: user.email },
    ]);
    expect(await listMoves(world.partnerId)).toEqual([
      [null, 'InProgress'],
      ['InProgress', 'ReadyForReview'],
    ]);
  });

  it('keeps what counts as a version, without answers that are hidden', async () => {
    const { ctx, id } = await fillIn({ ...completeRent, landlord: 'hidden, because nobody rents' });

    await submitApplication(ctx, id);

    const versions = await listOwnVersions(ctx, id);
    expect(versions.map(({ number, answers }) => [number, answers])).toEqual([[1, completeRent]]);
  });

  it('refuses what is incomplete, whatever the browser thinks, and names each gap [P002]', async () => {
    const { ctx, id } = await fillIn({ isTenant: 'yes' });

    await expect(submitApplication(ctx, id)).rejects.toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
      texts: [
        'Household, Rent: Rent is required',
        'Household, Landlord: Landlord is required',
        'Household, I agree: This checkbox is required',
      ],
    });
  });

  it('fills the placeholders of the gaps that it names', async () => {
    const world = await buildApplicantWorld(database());
    const system = buildSystemContext(database(), world);
    const fields = [{ type: 'Checkbox', key: 'agreed', copy: 'I, {{applicantName}}, agree' }] as const;
    const questions = [{ key: 'agree', copy: { title: 'Agree' }, fields }];
    const key = `agree-${randomUUID()}`;
    const questionGroups = [{ key: 'agree', questions }];
    await publishDefinition(
      system,
      buildDefinition({ key, sections: [{ key: 'end', name: 'For {{programName}}', questionGroups }] }),
    );
    const program = await saveProgram(system, buildProgramDraft({ name: 'Heat Help', definitionKey: key }));
    const { ctx, user } = await world.signIn();
    const { id } = await createApplication(ctx, { programId: program.id });

    await expect(submitApplication(ctx, id)).rejects.toMatchObject({
      texts: [`For Heat Help, I, ${user.name ?? ''}, agree: This checkbox is required`],
    });
  });

  it('changes nothing when it comes again', async () => {
    const { world, ctx, id } = await fillIn(completeRent);

    const [first, second] = await Promise.all([submitApplication(ctx, id), submitApplication(ctx, id)]);

    expect([first.case.status, second.case.status]).toEqual(['ReadyForReview', 'ReadyForReview']);
    expect(await listMails(world.partnerId)).toHaveLength(1);
    expect(await listOwnVersions(ctx, id)).toHaveLength(1);
  });

  it('makes a second version of an application that was sent back', async () => {
    const { world, ctx, id } = await fillIn(completeRent);
    await submitApplication(ctx, id);
    await sendBack(world.partnerId);
    await updateApplication(ctx, { id, answers: { rent: 1 } });

    await submitApplication(ctx, id);

    const versions = await listOwnVersions(ctx, id);
    expect(versions.map(({ number, answers }) => [number, answers.rent])).toEqual([
      [2, 1],
      [1, 120_000],
    ]);
  });

  it('is not there for someone else of the partner', async () => {
    const { world, id } = await fillIn(completeRent);
    const { ctx: other } = await world.signIn();

    await expect(submitApplication(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(listOwnVersions(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

const inPartner = (partnerId: string) => database().partner({ partnerId, role: 'system' });

function listMails(partnerId: string) {
  return inPartner(partnerId).transaction((tx) =>
    tx.selectFrom('outbox_mails').select(['template', 'recipient']).execute(),
  );
}

async function listMoves(partnerId: string) {
  const rows = await inPartner(partnerId).transaction((tx) =>
    tx.selectFrom('workflow_events').select(['previous_value', 'new_value']).orderBy('created_at').execute(),
  );
  return rows.map(({ previous_value, new_value }) => [previous_value, new_value]);
}

async function sendBack(partnerId: string): Promise<void> {
  await inPartner(partnerId).transaction((tx) =>
    tx.updateTable('cases').set({ status: 'Incomplete' }).execute(),
  );
}
