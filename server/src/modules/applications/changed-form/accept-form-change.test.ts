import type { Field, ProgramDefinition } from '@handrail/engine';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { buildDefinition, buildProgramDraft } from '../../../testing/builders/insert-program.ts';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { publishDefinition, saveProgram } from '../../programs/index.ts';
import { findOwnApplication } from '../find-own-application.ts';
import { updateApplication } from '../saving/update-application.ts';
import { openAnswers } from '../sealed-answers.ts';
import { createApplication } from '../starting/create-application.ts';
import { acceptFormChange } from './accept-form-change.ts';
import { findFormChange } from './find-form-change.ts';

const database = useTestDatabase();
const name = 'Rent help';
const key = 'changing-form';
let forms = 0;

/** The second version renames the rent, narrows a choice, drops the fax and asks for a landlord. */
const versions = {
  first: [
    { key: 'fullName', type: 'Text', copy: 'Full name' },
    { key: 'rent', type: 'Text', inputType: 'Currency', copy: 'Rent' },
    { key: 'fax', type: 'Text', copy: 'Fax number', validation: { required: false } },
    { key: 'pets', type: 'Text', copy: 'Pets', validation: { required: false } },
    { key: 'home', type: 'RadioList', copy: 'Your home', options: toOptions(['house', 'boat']) },
  ],
  second: [
    { key: 'fullName', type: 'Text', copy: 'Full name' },
    { key: 'monthlyRent', type: 'Text', inputType: 'Currency', copy: 'Monthly rent' },
    { key: 'home', type: 'RadioList', copy: 'Your home', options: toOptions(['house', 'flat']) },
    { key: 'landlord', type: 'Text', copy: 'Name of your landlord' },
  ],
} satisfies Record<string, readonly Field[]>;

function toOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: `A ${value}` }));
}

function toForm(formKey: string, version: number, fields: readonly Field[]): ProgramDefinition {
  const question = { key: 'home', copy: { title: 'Your home' }, fields };
  return buildDefinition({
    ...{ key: formKey, version, facts: { applicantName: ['fullName'] } },
    sections: [{ key: 'home', name: 'Home', questionGroups: [{ key: 'home', questions: [question] }] }],
    ...(version > 1 && {
      migrations: [
        {
          from: 1,
          to: 2,
          steps: [
            { rename: 'rent', to: 'monthlyRent' },
            { drop: 'fax', reason: 'No one faxes' },
          ],
        },
      ],
    }),
  });
}

const answers = { fullName: 'Ada Reyes', rent: 95_000, fax: '212', pets: 'One cat', home: 'boat' };
let ctx: TestContext;
let id: string;
let publishSecond: () => Promise<void>;

beforeEach(async () => {
  forms += 1;
  const formKey = `${key}-${forms}`;
  const world = await buildApplicantWorld(database());
  const system = buildSystemContext(database(), { partnerId: world.partnerId, clock: world.clock });
  const publish = async (version: number, fields: readonly Field[]) => {
    await publishDefinition(system, toForm(formKey, version, fields));
    const draft = buildProgramDraft({ name, definitionKey: formKey, definitionVersion: version });
    return saveProgram(system, draft);
  };
  const { id: programId } = await publish(1, versions.first);
  ({ ctx } = await world.signIn());
  ({ id } = await createApplication(ctx, { programId }));
  await updateApplication(ctx, { id, answers, next: 'questions/home' });
  publishSecond = async () => {
    await publish(2, versions.second);
  };
});

const find = async () => (await findOwnApplication(ctx, id))?.application;

describe('findFormChange', () => {
  it('offers nothing while the program uses the version of the draft', async () => {
    expect(await findFormChange(ctx, id)).toBeUndefined();
    expect((await findOwnApplication(ctx, id))?.newerFormVersion).toBeNull();
  });

  it('says what is no longer needed, what must be answered again and what is new, and changes nothing', async () => {
    await publishSecond();

    expect((await findOwnApplication(ctx, id))?.newerFormVersion).toBe(2);
    expect(await findFormChange(ctx, id)).toMatchObject({
      toVersion: 2,
      revision: 1,
      unneeded: [
        { label: 'Fax number', answer: '212' },
        { label: 'Pets', answer: 'One cat' },
      ],
      again: ['Your home'],
      added: ['Name of your landlord'],
    });
    expect(await find()).toMatchObject({ answers, definitionVersion: 1, revision: 1 });
  });
});

describe('acceptFormChange', () => {
  beforeEach(() => publishSecond());

  it('carries the answers to the new version', async () => {
    const changed = await acceptFormChange(ctx, { id, toVersion: 2, seenRevision: 1 });

    const expected = {
      answers: { fullName: 'Ada Reyes', monthlyRent: 95_000, home: 'boat' },
      ...{ definitionVersion: 2, revision: 2, nextStep: null },
      progress: { completeCount: 0, nextSection: 'home' },
    };
    expect(changed).toMatchObject(expected);
    expect(await find()).toMatchObject(expected);
    expect((await find())?.answers).toEqual(expected.answers);
    expect((await findOwnApplication(ctx, id))?.newerFormVersion).toBeNull();
  });

  it('keeps every answer as it was, sealed, and records the change without answers', async () => {
    await acceptFormChange(ctx, { id, toVersion: 2, seenRevision: 1 });

    const kept = await ctx.db.transaction(async (tx) => {
      const rows = await tx.selectFrom('earlier_answers').selectAll().execute();
      return Promise.all(
        rows.map(async (row) => ({
          ...{ application: row.application_id, from: row.from_version, to: row.to_version },
          isPlain: row.answers.includes('Ada'),
          answers: await openAnswers(tx, ctx, 'earlier_answers', row.id, row.answers),
        })),
      );
    });
    expect(kept).toEqual([{ application: id, from: 1, to: 2, isPlain: false, answers }]);
    const event = (await readAudit(ctx)).find(({ action }) => action === 'acceptFormChange');
    expect(event).toMatchObject({
      entityId: id,
      previous: { definitionVersion: 1 },
      next: { definitionVersion: 2, revision: 2, unneededKeys: ['fax', 'pets'] },
    });
    expect(JSON.stringify(event)).not.toContain('One cat');
  });

  it('refuses when the draft was saved since the person looked, and changes nothing', async () => {
    await updateApplication(ctx, { id, answers: { pets: 'Two cats' } });

    await expect(acceptFormChange(ctx, { id, toVersion: 2, seenRevision: 1 })).rejects.toMatchObject({
      code: 'DRAFT_CHANGED',
    });
    expect(await find()).toMatchObject({ definitionVersion: 1, revision: 2 });
    const { rows } = await ctx.db.transaction((tx) => sql`select 1 from earlier_answers`.execute(tx));
    expect(rows).toEqual([]);
  });

  it('refuses another version than the one the program uses', async () => {
    await expect(acceptFormChange(ctx, { id, toVersion: 3, seenRevision: 1 })).rejects.toMatchObject({
      code: 'DRAFT_CHANGED',
    });
  });

  it('does nothing when it is repeated', async () => {
    await acceptFormChange(ctx, { id, toVersion: 2, seenRevision: 1 });

    expect(await acceptFormChange(ctx, { id, toVersion: 2, seenRevision: 1 })).toMatchObject({ revision: 2 });
  });

  it('saves no answers that were typed into the old version elsewhere', async () => {
    await acceptFormChange(ctx, { id, toVersion: 2, seenRevision: 1 });

    await expect(
      updateApplication(ctx, { id, answers: { fullName: 'Ada' }, formVersion: 1, seenRevision: 1 }),
    ).rejects.toMatchObject({ code: 'FORM_CHANGED' });
    await updateApplication(ctx, { id, answers: { landlord: 'Mr. Ito' }, formVersion: 2, seenRevision: 2 });
    expect((await find())?.answers).toMatchObject({ landlord: 'Mr. Ito' });
  });
});

describe('what was submitted', () => {
  it('keeps the version it was submitted with', async () => {
    const world = await buildApplicantWorld(database());
    const person = await world.signIn();
    const started = await createApplication(person.ctx, { programId: world.programId });
    await updateApplication(person.ctx, { id: started.id, answers: completeRent });
    await submitApplication(person.ctx, started.id);

    await expect(
      acceptFormChange(person.ctx, { id: started.id, toVersion: 2, seenRevision: 1 }),
    ).rejects.toMatchObject({ code: 'APPLICATION_CLOSED' });
  });
});
