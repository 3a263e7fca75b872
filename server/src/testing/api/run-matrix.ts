import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { matrixActors, type OperationExpectation } from '../../app/authorization/expectation.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { listOperations } from '../../platform/graphql/list-operations.ts';
import { buildApi } from './build-api.ts';
import { shareMatrixWorlds } from '../worlds/shared-matrix-worlds.ts';

type Matrix = Readonly<Record<string, OperationExpectation>>;

/** A world in which operations are called as every actor, at home and abroad. */
export async function openMatrix(database: Database, schema: GraphQLSchema) {
  const api = await buildApi(database, schema);
  const withCasework = shareMatrixWorlds(database, { isOfCasework: true });
  const withoutCasework = shareMatrixWorlds(database);

  async function runOne(operation: string, expectation: OperationExpectation | undefined): Promise<string[]> {
    if (!expectation) return [`${operation} has no expectation`];
    const worlds = expectation.isOfCasework ? withCasework : withoutCasework;
    const world = await worlds.enter();
    const outcomes = { atHome: [] as string[], abroad: [] as string[] };
    const mismatches: string[] = [];
    for (const place of ['atHome', 'abroad'] as const) {
      for (const actor of matrixActors) {
        const target = place === 'atHome' ? world.targetAtHome() : await world.targetAbroad();
        const variables = expectation.variables?.(target);
        const session = await world.signIn(actor);
        const outcome = toOutcome((await api.call({ query: expectation.document, variables }, session)).text);
        outcomes[place].push(outcome);
        const expected = expectation[place][actor];
        if (outcome !== expected)
          mismatches.push(`${operation} ${place} as ${actor}: ${outcome}, not ${expected}`);
      }
    }
    if (!operation.startsWith('Query.')) worlds.leave(outcomes);
    return mismatches;
  }

  return { runOne, close: api.close };
}

/** Calls every operation as every actor, at home and abroad, and lists where the outcome is not the expected one. */
export async function runMatrix(
  database: Database,
  schema: GraphQLSchema,
  matrix: Matrix,
  operations: Iterable<string> = listOperations(schema).keys(),
): Promise<string[]> {
  const { runOne, close } = await openMatrix(database, schema);
  const mismatches: string[] = [];
  for (const operation of operations) mismatches.push(...(await runOne(operation, matrix[operation])));
  await close();
  return mismatches;
}

const replyShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
});

const payloadShape = z.object({ metadata: z.object({ status: z.number(), errors: z.array(z.string()) }) });

/** What came of a call, from the text of its answer. */
export function toOutcome(text: string): string {
  const { data, errors } = replyShape.parse(JSON.parse(text));
  const [error] = errors ?? [];
  if (error) return error.extensions?.code ?? error.message;

  const [answer] = Object.values(data ?? {});
  if (answer === null || answer === undefined) return 'nothing';
  const payload = payloadShape.safeParse(answer);
  if (!payload.success || payload.data.metadata.status < 400) return 'done';
  return payload.data.metadata.errors[0] ?? 'refused without a code';
}
