import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMoneyWorld } from '../../testing/worlds/money-world.ts';

const database = useTestDatabase();
const sentence = 'This has a character that cannot be seen. Type it again instead of pasting it.';

/** Where people give something a name that others read. */
const naming: Readonly<Record<string, (name: string) => readonly [type: string, input: object]>> = {
  saveFund: (name) => ['SaveFundInput', { name, programIds: [] }],
  saveVendor: (name) => ['SaveVendorInput', { externalId: randomUUID(), name, types: [] }],
  saveView: (name) => ['SaveViewInput', { id: randomUUID(), name, isShared: false, address: 'view=all' }],
  markDocument: (label) => ['MarkDocumentInput', { caseId: randomUUID(), documentId: randomUUID(), label }],
};

describe('a name with characters that nobody sees', () => {
  it.each(Object.entries(naming))('is refused by %s', async (operation, toInput) => {
    const { admin } = await buildMoneyWorld(database());
    for (const name of ['Harbor \u202Eytreporp', 'Harbor\u0007', 'Harbor\u200B Property']) {
      const [type, input] = toInput(name);
      const { data, errors } = await runOperation<Record<string, { metadata: { errors: string[] } }>>(
        admin.ctx,
        `mutation ($input: ${type}!) { ${operation}(input: $input) { metadata { errors } } }`,
        { input },
      );
      expect(errors).toEqual([]);
      expect(data[operation]?.metadata.errors).toContainEqual(expect.stringContaining(sentence));
    }
  });
});
