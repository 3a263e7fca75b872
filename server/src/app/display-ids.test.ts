import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildApplicantWorld } from '../testing/builders/applicant-world.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { insertCase } from '../modules/cases/case-store.ts';
import { ensureUser } from '../modules/users/ensure-user.ts';
import { getApplication, insertApplication } from '../modules/applications/application-store.ts';
import { createApplication } from '../modules/applications/starting/create-application.ts';

const database = useTestDatabase();

/** Draws what is given before anything new, however long it is asked to be. */
function drawFirst(...taken: string[]) {
  const asked: number[] = [];
  return {
    asked,
    draw: (length: number) => {
      asked.push(length);
      return taken[asked.length - 1] ?? `FREE-${String(length)}`;
    },
  };
}

describe('a display id that is taken', () => {
  it('is drawn again for a case, an application and a person, and longer in the end', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx, user } = await world.signIn();
    const first = await createApplication(ctx, { programId: world.programId });
    const { partnerId } = ctx;

    await ctx.db.transaction(async (tx) => {
      const ofCase = drawFirst(first.case.displayId, first.case.displayId, first.case.displayId);
      const about = { programId: world.programId, partyId: first.party.id, now: ctx.now() };
      const opened = await insertCase(tx, partnerId, about, ofCase.draw);
      expect(opened.displayId).toBe('FREE-9');
      expect(ofCase.asked).toEqual([8, 8, 8, 9]);

      const ofApplication = drawFirst(first.displayId);
      const id = randomUUID();
      const { programId, definitionOwner, definitionKey, definitionVersion, answers, createdAt } = first;
      await insertApplication(
        tx,
        ctx,
        {
          id,
          programId,
          definitionOwner,
          definitionKey,
          definitionVersion,
          answers,
          createdAt,
          caseId: opened.id,
          submitterId: user.id,
          applicantTypeId: first.applicantTypeId,
          prefilled: {},
          requestId: undefined,
        },
        ofApplication.draw,
      );
      expect((await getApplication(tx, ctx, id)).displayId).toBe('FREE-8');

      const ofUser = drawFirst(user.displayId, user.displayId);
      const made = await ensureUser(tx, partnerId, 'applicant', 'new@example.org', ofUser.draw);
      expect(made.displayId).toBe('FREE-8');
    });
  });
});
