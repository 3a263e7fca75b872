import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import {
  createApplication,
  getApplication,
  listOwnVersions,
  updateApplication,
} from '../../applications/index.ts';
import { findCase, listWorkflowEvents } from '../../cases/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { withdrawInactive } from '../inactivity/withdraw-inactive.job.ts';
import { addParticipantComment } from '../messages/add-participant-comment.ts';
import { listStaffMessages } from '../messages/list-messages.ts';
import { addCaseNote } from '../notes/add-case-note.ts';
import { listCaseNotes } from '../notes/list-case-notes.ts';
import { performCaseAction } from '../perform-case-action.ts';
import { submitApplication } from '../submit-application.ts';
import { drawHistory, type Step } from './draw-history.ts';
import { type Act, advance, type Model, moves, patience, start } from './history-model.ts';

const database = useTestDatabase();
/** A sample in every run; `npm run drills -- histories` takes two hundred. */
const count = Number(process.env.HISTORIES ?? 20);
const firstSeed = Number(process.env.HISTORY_SEED ?? 1);
const length = 40;

class Crash extends Error {}

/** The same request on a server that dies: what was not committed by then is rolled back, and nobody gets an answer. */
function dying(ctx: TestContext, { transaction, isCommitted }: NonNullable<Step['crash']>): TestContext {
  let left = transaction;
  return {
    ...ctx,
    db: {
      ...ctx.db,
      transaction: async (work) => {
        const dies = left === 0;
        left -= 1;
        const result = await ctx.db.transaction(async (tx) => {
          const made = await work(tx);
          if (dies && !isCommitted) throw new Crash();
          return made;
        });
        if (dies) throw new Crash();
        return result;
      },
    },
  };
}

async function beginHistory() {
  const config = { inactivityDays: patience };
  const world = await buildApplicantWorld(database(), { config, features: ['applicant-comments'] });
  const { partnerId, clock, programId } = world;
  const { ctx: applicant } = await world.signIn();
  const admin = await insertStaff(database(), partnerId, { role: 'admin' });
  const { actor } = await insertSession(database(), partnerId, admin, clock);
  const staff = buildContext(database(), { partnerId, actor, clock });
  const system = buildSystemContext(database(), { partnerId, clock });
  const { id, case: own } = await createApplication(applicant, { programId });
  await updateApplication(applicant, { id, answers: completeRent });
  return { applicant, staff, system, clock, id, caseId: own.id };
}

type History = Awaited<ReturnType<typeof beginHistory>>;

/** Does an act through the product; false where it was refused. */
async function doAct(history: History, act: Act, crash: Step['crash']): Promise<boolean> {
  const { applicant, staff, system, id, caseId } = history;
  const as = (ctx: TestContext) => (crash ? dying(ctx, crash) : ctx);
  try {
    switch (act.kind) {
      case 'save':
        await updateApplication(as(applicant), { id, answers: { fullName: act.name } });
        break;
      case 'message':
        await addParticipantComment(as(act.by === 'staff' ? staff : applicant), caseId, act.text);
        break;
      case 'note':
        await addCaseNote(as(staff), { caseId, body: act.text });
        break;
      case 'wait':
        await withdrawInactive.run(as(system));
        break;
      case 'act':
        await perform(history, as(moves[act.name].by === 'staff' ? staff : applicant), act.name);
    }
    return true;
  } catch (error) {
    if (error instanceof AppError || error instanceof Crash) return false;
    throw error;
  }
}

async function perform(
  { staff, id, caseId }: History,
  ctx: TestContext,
  action: keyof typeof moves,
): Promise<void> {
  if (action === 'submitApplication') {
    await submitApplication(ctx, id);
    return;
  }
  const found = await staff.db.read((tx) => findCase(tx, staff.partnerId, caseId));
  const seen = found?.status ?? 'InProgress';
  await ctx.db.transaction((tx) =>
    performCaseAction(tx, ctx, { caseId, action, seen, reason: 'For a reason.' }),
  );
}

/** What the product says of the case, in the words of the model. */
async function look({ applicant, staff, id, caseId }: History): Promise<Partial<Model>> {
  const { partnerId } = staff;
  const found = await staff.db.read((tx) => findCase(tx, partnerId, caseId));
  const { answers } = await applicant.db.read((tx) => getApplication(tx, applicant, id));
  const versions = await listOwnVersions(applicant, id);
  const events = await staff.db.read((tx) => listWorkflowEvents(tx, partnerId, caseId));
  const mails = await staff.db.read((tx) =>
    tx.selectFrom('notifications').select('kind').where('case_id', '=', caseId).execute(),
  );
  if (!found) throw new Error('The case is gone');
  return {
    status: found.status,
    name: answers.fullName as string,
    versions: versions.map(({ answers: submitted }) => submitted.fullName as string).toReversed(),
    events: events
      .map(({ action, previousValue, newValue }) => `${action} ${previousValue ?? ''}>${newValue ?? ''}`)
      .toSorted(),
    mails: mails.map(({ kind }) => kind).toSorted(),
    messages: (await listStaffMessages(staff, found)).map(({ content }) => content).toReversed(),
    notes: (await listCaseNotes(staff, caseId)).map(({ body }) => body).toReversed(),
  };
}

function toSeen({ status, name, versions, events, mails, messages, notes }: Model): Partial<Model> {
  return { status, name, versions, events: events.toSorted(), mails: mails.toSorted(), messages, notes };
}

describe('random histories of a case', () => {
  it.each(Array.from({ length: count }, (_, index) => firstSeed + index))(
    'agree with the model in status, events, mails, answers, messages and notes: seed %i',
    { timeout: 300_000 },
    async (seed) => {
      const history = await beginHistory();
      let model: Model = start;
      for (const [index, { act, crash }] of drawHistory(seed, length).entries()) {
        const about = `seed ${String(seed)}, step ${String(index)}: ${JSON.stringify({ act, crash })}`;
        history.clock.moveBy({ minutes: 1 });
        if (act.kind === 'wait') history.clock.moveBy({ hours: act.days * 24 });
        const expected = advance(model, act);
        const isDone = await doAct(history, act, crash);
        const waited = act.kind === 'wait' ? { ...model, day: model.day + act.days } : model;
        if (!crash) {
          expect(isDone, about).toBe(expected !== undefined);
          model = expected ?? waited;
          continue;
        }
        // Whoever got no answer finds all of it or nothing.
        const seen = await look(history);
        const hasHappened =
          expected !== undefined && JSON.stringify(seen) === JSON.stringify(toSeen(expected));
        model = hasHappened ? expected : waited;
        expect(seen, about).toEqual(toSeen(model));
      }
      expect(await look(history), `seed ${String(seed)}`).toEqual(toSeen(model));
    },
  );
});
