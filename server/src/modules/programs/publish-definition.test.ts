import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { buildDefinition } from '../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { publishDefinition } from './publish-definition.ts';

const database = useTestDatabase();

describe('publishDefinition', () => {
  it('publishes once, also when several processes start together', async () => {
    const visit = buildSystemContext(database());
    const definition = buildDefinition({ key: 'started-together' });
    const published = await Promise.all(
      Array.from({ length: 8 }, () => publishDefinition(visit, definition)),
    );
    expect(new Set(published.map(({ checksum }) => checksum)).size).toBe(1);
  });

  it('does not mind the order in which keys are written', async () => {
    const visit = buildSystemContext(database());
    const definition = buildDefinition({ key: 'reordered' });
    const first = await publishDefinition(visit, definition);
    const { key, ...rest } = definition;
    expect(await publishDefinition(visit, { ...rest, key })).toEqual(first);
  });

  it('refuses other content under the same key and version, and takes it as a new version', async () => {
    const visit = buildSystemContext(database());
    const definition = buildDefinition({ key: 'changed' });
    await publishDefinition(visit, definition);
    const changed = { ...definition, sections: [{ key: 'income', name: 'Income', questionGroups: [] }] };

    await expect(publishDefinition(visit, changed)).rejects.toMatchObject({
      code: 'CONFLICT',
      texts: ['changed version 1 is already published with other content; raise its version'],
    });
    expect(await publishDefinition(visit, { ...changed, version: 2 })).toHaveProperty('checksum');
  });

  it('refuses a form with faults and says where they are', async () => {
    const visit = buildSystemContext(database());
    const definition = buildDefinition({
      key: 'faulty',
      sections: [
        { key: 'a', name: 'One', questionGroups: [] },
        { key: 'a', name: 'Two', questionGroups: [] },
      ],
    });
    await expect(publishDefinition(visit, definition)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: ['faulty version 1, sections[1].key: "a" is used twice'],
    });
  });

  it('is for the product itself', async () => {
    await expect(publishDefinition(buildContext(database()), buildDefinition())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
