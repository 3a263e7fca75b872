import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { buildVerifiedWorld } from '../../../testing/builders/verified-form.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication } from '../starting/create-application.ts';
import { findOwnApplication } from '../find-own-application.ts';
import { listOwnVersions } from '../submitting/list-own-versions.ts';
import { submitApplication } from '../../casework/index.ts';
import { updateApplication } from '../saving/update-application.ts';
import { findStaffForm } from './find-staff-form.ts';
import { saveStaffAnswers } from './save-staff-answers.ts';

const database = useTestDatabase();

async function buildWorld() {
  const world = await buildVerifiedWorld(database());
  const { partnerId, clock } = world;
  const { ctx: applicant, user } = await world.signIn();
  const { ctx: other } = await world.signIn();
  const worker = await insertStaff(database(), partnerId);
  const { actor } = await insertSession(database(), partnerId, worker, clock);
  const staff = buildContext(database(), { partnerId, actor, clock });
  const { id } = await createApplication(applicant, { programId: world.programId });
  return { applicant, other, user, staff, id, partnerId };
}

describe('what staff answer', () => {
  it('is kept apart: a save of the applicant cannot touch it, nor can they read it', async () => {
    const { applicant, staff, id } = await buildWorld();
    const saved = await saveStaffAnswers(staff, { applicationId: id, answers: { verifiedRent: '$900' } });
    expect(saved).toMatchObject({ revision: 1, answers: { verifiedRent: 90_000 }, gaps: [] });

    for (const value of [null, '$1'])
      await expect(
        updateApplication(applicant, { id, answers: { verifiedRent: value } }),
      ).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    await updateApplication(applicant, { id, answers: { fullName: 'Ada R.' } });
    await submitApplication(applicant, id);

    expect(await findStaffForm(staff, id)).toMatchObject({ revision: 1, answers: { verifiedRent: 90_000 } });
    const own = await findOwnApplication(applicant, id);
    const versions = await listOwnVersions(applicant, id);
    expect(JSON.stringify([own, versions])).not.toContain('verifiedRent');
    await expect(findStaffForm(applicant, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const rows = await applicant.db.transaction((tx) => tx.selectFrom('staff_answers').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it('is what rules for staff go by', async () => {
    const { staff, id } = await buildWorld();
    expect((await findStaffForm(staff, id))?.gaps).toEqual(['Verified rent: Verified rent is required']);

    const { gaps } = await saveStaffAnswers(staff, {
      applicationId: id,
      answers: { verifiedRent: '$2,500' },
    });

    expect(gaps).toEqual(['Why the rent is so high: Why the rent is so high is required']);
  });

  it('leaves the answers of the applicant alone, and is on record', async () => {
    const { staff, applicant, id } = await buildWorld();

    await expect(
      saveStaffAnswers(staff, { applicationId: id, answers: { fullName: 'Changed' } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await saveStaffAnswers(staff, { applicationId: id, answers: { verifiedRent: 900 } });

    expect((await findOwnApplication(applicant, id))?.application.answers).toEqual({ fullName: 'Ada Reyes' });
    expect((await readAudit(staff)).at(-1)).toMatchObject({
      action: 'saveStaffAnswers',
      entityId: id,
      next: { revision: 1, keys: ['verifiedRent'] },
    });
  });
});

describe('applications and their versions in the database', () => {
  it('are there for whoever filled them in and for staff, whatever is asked', async () => {
    const { applicant, other, staff, id, partnerId } = await buildWorld();
    await submitApplication(applicant, id);
    const count = async (ctx: typeof staff) =>
      ctx.db.transaction(async (tx) => {
        const applications = await tx.selectFrom('applications').select('id').execute();
        const versions = await tx.selectFrom('application_versions').select('id').execute();
        return [applications.length, versions.length];
      });

    expect([await count(applicant), await count(other), await count(staff)]).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
    const changed = await other.db.transaction((tx) =>
      tx.updateTable('applications').set({ next_step: 'x' }).where('partner_id', '=', partnerId).execute(),
    );
    expect(changed[0]?.numUpdatedRows).toBe(0n);
  });
});
