import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../platform/graphql/list-operations.ts';
import { buildApi } from '../../testing/api/build-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMatrixWorld } from '../../testing/worlds/matrix-world.ts';
import { authorizationMatrix } from '../authorization/authorization-matrix.ts';
import { schema } from '../schema.ts';

const database = useTestDatabase();
let world: Awaited<ReturnType<typeof buildMatrixWorld>>;
let api: Awaited<ReturnType<typeof buildApi>>;
beforeAll(async () => {
  world = await buildMatrixWorld(database(), { isOfCasework: true });
  api = await buildApi(database(), schema);
});
afterAll(() => api.close());

const nobody = '00000000-0000-4000-8000-000000000000';
const odd = ['a\u0000b', 'not an id', `${nobody}\u0000`];

/** The same variables with one text replaced, for every text in them. */
function replaceEach(value: unknown, by: string): unknown[] {
  if (typeof value === 'string') return [by];
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return items.flatMap((item, index) => replaceEach(item, by).map((each) => items.with(index, each)));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    replaceEach(item, by).map((each) => ({ ...value, [name]: each })),
  );
}

describe('a value that nobody can use', () => {
  it.each([...listOperations(schema).keys()])('is refused in words by %s', async (operation) => {
    const { document, variables } = authorizationMatrix[operation] ?? expect.fail('no sample');
    for (const actor of ['partnerAdmin', 'owner'] as const) {
      const session = await world.signIn(actor);
      for (const by of odd)
        for (const each of replaceEach(variables?.(world.targetAtHome()) ?? {}, by)) {
          const { text } = await api.call({ query: document, variables: each as object }, session);
          expect(text, JSON.stringify(each)).not.toMatch(/Something went wrong|debugId/);
        }
    }
  });
});

const places = ['a\u0000b', '9'.repeat(30), '2026-13-45', ''];
const sorts = ['due', 'submitted', 'applicant', 'program', 'amount', 'status', '-applicant'];
const cursors = [
  'a\u0000b',
  '',
  ...[
    ...places.flatMap((place) => [
      ...sorts.map((sort) => [sort, place, nobody, place]),
      [place, nobody],
      [place, nobody, 'none'],
      [true, place, nobody],
      [place, place],
      { at: place },
    ]),
    null,
  ].map((said) => Buffer.from(JSON.stringify(said)).toString('base64url')),
];

/** Every list that goes on from a cursor; the first test keeps it whole. */
const lists: Readonly<
  Record<string, readonly [actor: 'partnerAdmin' | 'owner', documents: readonly string[]]>
> = {
  'Query.cases': [
    'partnerAdmin',
    ['due', 'submitted', 'applicant', 'program', 'amount', 'status'].map(
      (sort) =>
        `query Test($after: String) { cases(view: all, sort: ${sort}, after: $after) { nextCursor } }`,
    ),
  ],
  'Query.payments': [
    'partnerAdmin',
    ['query Test($after: String) { payments(filter: {}, after: $after) { nextCursor } }'],
  ],
  'Query.taxYear': [
    'partnerAdmin',
    ['query Test($after: String) { taxYear(year: 2026, after: $after) { nextCursor } }'],
  ],
  'User.applications': [
    'owner',
    ['query Test($after: String) { currentUser { applications(after: $after) { nextCursor } } }'],
  ],
};

describe('a cursor that someone changed', () => {
  it('is tried with every list', () => {
    const found = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ args }) => args.some((arg) => arg.name === 'after'))
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    );
    expect(found.toSorted()).toEqual(Object.keys(lists).toSorted());
  });

  it.each(Object.entries(lists))('is refused in words by %s', async (_name, [actor, documents]) => {
    const session = await world.signIn(actor);
    for (const query of documents)
      for (const after of cursors) {
        const { text } = await api.call({ query, variables: { after } }, session);
        expect(text, JSON.stringify([query, after])).not.toMatch(/Something went wrong|debugId|GRAPHQL_/);
      }
  });
});
