import { describe, expect, it } from 'vitest';
import { buildVerifiedWorld } from '../../../testing/builders/verified-form.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication } from '../starting/create-application.ts';
import { findOwnApplication } from '../find-own-application.ts';
import { updateApplication } from './update-application.ts';

const database = useTestDatabase();

const update = `mutation Update($input: UpdateApplicationInput!) {
  updateApplication(input: $input) { metadata { status errors message } application { id } }
}`;

interface Reply {
  readonly updateApplication: {
    readonly metadata: {
      readonly status: number;
      readonly errors: readonly string[];
      readonly message: string;
    };
    readonly application: object | null;
  };
}

async function startOne() {
  const world = await buildVerifiedWorld(database());
  const { ctx } = await world.signIn();
  const { id } = await createApplication(ctx, { programId: world.programId });
  await updateApplication(ctx, { id, answers: { story: 'It burned down.' } });
  const save = async (answers: object) => {
    const { data } = await runOperation<Reply>(ctx, update, { input: { id, content: { answers } } });
    return data.updateApplication;
  };
  return { ctx, id, save };
}

const huge = 'x'.repeat(600_000);

describe('an answer that is larger than its question allows', () => {
  it.each([
    ['birthDate', huge, 'Date of birth is too long for a date. Enter it as MM/DD/YYYY.'],
    ['agreed', huge, 'I agree can only be checked or left unchecked'],
    ['agreed', Array.from({ length: 100_000 }, () => 1), 'I agree can only be checked or left unchecked'],
    ['story', huge, 'Your story exceeds the character limit. Please reduce the number of characters.'],
    ['fullName', huge, 'Full name exceeds the character limit. Please reduce the number of characters.'],
    ['children', Array.from({ length: 101 }, () => ({})), 'Children can have at most 100 entries'],
    [
      'children',
      [{ story: huge }],
      'About the child exceeds the character limit. Please reduce the number of characters.',
    ],
    ['children', [{ other: huge }], 'There is no question "children.other"'],
  ])('is refused, and nothing that was saved is lost: %s', async (key, value, message) => {
    const { ctx, id, save } = await startOne();

    const { metadata, application } = await save({ fullName: 'Someone Else', [key]: value });

    expect(metadata.status).toBe(message.startsWith('There is no') ? 400 : 413);
    expect(JSON.stringify(metadata.errors)).toContain(JSON.stringify(message).slice(1, -1));
    expect(application).toBeNull();
    const kept = await findOwnApplication(ctx, id);
    expect(kept?.application).toMatchObject({
      revision: 1,
      answers: { fullName: 'Ada Reyes', story: 'It burned down.' },
    });
    expect(kept?.application.answers).not.toHaveProperty(
      key === 'fullName' || key === 'story' ? 'nothing' : key,
    );
  });

  it('is refused where all answers together are too much', async () => {
    const { ctx, id, save } = await startOne();
    const child = { story: 'x'.repeat(9_000) };

    expect((await save({ children: Array.from({ length: 50 }, () => child) })).metadata.status).toBe(200);
    const { metadata } = await save({ children: Array.from({ length: 60 }, () => child) });

    expect(metadata.status).toBe(413);
    expect(metadata.errors.join(' ')).toContain('Together, your answers are too long to save');
    const kept = await findOwnApplication(ctx, id);
    expect(kept?.application.answers.children).toHaveLength(50);
  });
});

describe('an answer that only staff give', () => {
  it.each(['verifiedRent', 'rentNote'])('is not taken from an applicant: %s', async (key) => {
    const { ctx, id, save } = await startOne();
    const before = await listActions(ctx);

    const { metadata } = await save({ [key]: '$900', fullName: 'Ada R.' });

    expect(metadata).toMatchObject({ status: 400 });
    expect(metadata.errors.join(' ')).toContain(`There is no question "${key}"`);
    const kept = await findOwnApplication(ctx, id);
    expect(kept?.application.answers).toEqual({ fullName: 'Ada Reyes', story: 'It burned down.' });
    expect(await listActions(ctx)).toEqual(before);
  });
});
