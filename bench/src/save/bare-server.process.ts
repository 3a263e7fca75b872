import Fastify from 'fastify';
import { buildSchema, graphql } from 'graphql';
import pg from 'pg';
import { mergeStatement } from './raw-writers.ts';

/** The same write behind Fastify alone and behind GraphQL alone: nobody is asked who they are and what they may do. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.CLIENTS) });
const app = Fastify();

interface Save {
  readonly id: string;
  readonly answers: object;
}

const save = async ({ id, answers }: Save) => {
  await pool.query(mergeStatement, [id, JSON.stringify(answers)]);
  return { saved: true };
};

app.post<{ Body: Save }>('/save', ({ body }) => save(body));
const schema = buildSchema(`
  scalar JSON
  input SaveInput { id: ID! answers: JSON! }
  type Saved { saved: Boolean! }
  type Query { ready: Boolean }
  type Mutation { save(input: SaveInput!): Saved! }`);
const rootValue = { save: ({ input }: { readonly input: Save }) => save(input) };
app.post<{ Body: { readonly query: string; readonly variables: Record<string, unknown> } }>(
  '/graphql',
  ({ body: { query: source, variables: variableValues } }) =>
    graphql({ schema, rootValue, source, variableValues }),
);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
