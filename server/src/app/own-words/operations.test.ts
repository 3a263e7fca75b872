import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppError } from '../../platform/errors/app-error.ts';
import { anyone } from '../../platform/graphql/access.ts';
import { createBuilder } from '../../platform/graphql/builder.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { buildApi } from '../../testing/api/build-api.ts';
import { malformVariables } from '../../testing/own-words/malform-variables.ts';
import { toOutcome } from '../../testing/api/run-matrix.ts';
import { shareMatrixWorlds } from '../../testing/worlds/shared-matrix-worlds.ts';
import { createOwnTexts } from '../../testing/own-words/own-texts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authorizationMatrix } from '../authorization/authorization-matrix.ts';
import { findRootDir } from '../start/find-root-dir.ts';
import { schema } from '../schema.ts';

const database = useTestDatabase();
const root = findRootDir();
const isOwn = createOwnTexts([join(root, 'server/src'), join(root, 'engine/src')]);

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const trustedDocuments = new Map(
  Object.values(authorizationMatrix).map(({ document }) => [hashOf(document), document]),
);

let api: Awaited<ReturnType<typeof buildApi>>;
let worlds: ReturnType<typeof shareMatrixWorlds>;
beforeAll(async () => {
  worlds = shareMatrixWorlds(database());
  api = await buildApi(database(), schema, { trustedDocuments });
});
afterAll(() => api.close());

describe('what a malformed call reads', () => {
  const taking = Object.entries(authorizationMatrix).filter(([, { variables }]) => variables);

  it.each(taking)('is in our own words from %s', async (operation, { document, variables }) => {
    const world = await worlds.enter();
    const outcomes: string[] = [];
    const call = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } };
    for (const actor of ['owner', 'partnerAdmin'] as const) {
      const session = await world.signIn(actor);
      for (const broken of malformVariables(variables?.(world.targetAtHome()) ?? {})) {
        const reply = await api.call({ ...call, variables: broken }, session);
        expect(listForeign(reply.text)).toEqual([]);
        outcomes.push(toOutcome(reply.text));
      }
    }
    if (!operation.startsWith('Query.')) worlds.leave({ atHome: outcomes });
    expect(api.bugs.flat()).toEqual([]);
  });

  it.each([
    ['a certificate', () => new X509Certificate('hunter2').subject],
    ['a schema', () => z.object({ id: z.uuid() }).parse({ id: 'x' })],
    ['JSON', () => JSON.parse('{"password": "hunter2"') as unknown],
    ['GraphQL', () => Promise.reject(new GraphQLError('Variable "$x" got "hunter2"'))],
  ])('is in our own words when %s throws', async (_library, fail) => {
    const builder = createBuilder();
    builder.queryField('fault', (t) =>
      t.string({ access: anyone, resolve: async () => String(await fail()) }),
    );
    const faulty = await buildApi(database(), builder.toSchema());
    expect(readTexts((await faulty.call({ query: 'query Test { fault }' })).text)).toEqual([
      'Something went wrong',
    ]);
    await faulty.close();
  });

  it('is found when a library wrote it', () => {
    expect(isOwn('Please enter a valid name.')).toBe(true);
    expect(isOwn('Please use at most 200 characters.')).toBe(true);
    for (const text of [
      'Invalid UUID',
      'Too big: expected string to have <=200 characters',
      'unclosed tag',
    ]) {
      expect(isOwn(text)).toBe(false);
    }
  });

  it('has our words also where a schema has none', () => {
    const refuse = (schema: z.ZodType, input: unknown) => {
      try {
        parseInput(schema, input);
      } catch (error) {
        return (error as AppError).texts;
      }
      return [];
    };
    expect(refuse(z.string().max(3), 'four')).toEqual(['Please use at most 3 characters.']);
    expect(refuse(z.int().min(1), 0)).toEqual(['Please enter a number of at least 1.']);
    expect(refuse(z.uuid(), 'x')).toEqual([
      'We could not read what was sent. Please reload the page and try again.',
    ]);
    expect(refuse(z.string().max(3, 'A short one, please.'), 'four')).toEqual(['A short one, please.']);
  });
});

const listForeign = (reply: string) => readTexts(reply).filter((text) => !isOwn(text));

/** Everything of an answer that a screen may show: messages of errors, and the texts of metadata. */
function readTexts(reply: string): string[] {
  const { data, errors = [] } = replyShape.parse(JSON.parse(reply));
  const refusals = Object.values(data ?? {}).flatMap((answer) => {
    const { metadata } = payloadShape.safeParse(answer).data ?? {};
    return metadata && metadata.status >= 400 ? [...metadata.errors, metadata.message ?? ''] : [];
  });
  return [...errors.map(({ message }) => message), ...refusals].filter((text) => text !== '');
}

const replyShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const payloadShape = z.object({
  metadata: z.object({ status: z.number(), errors: z.array(z.string()), message: z.string().nullish() }),
});
