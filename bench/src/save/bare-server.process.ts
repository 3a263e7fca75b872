import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { mergeStatement } from './raw-writers.ts';

/** The same write behind Fastify alone and behind Mercurius alone: nobody is asked who they are and what they may do. */
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
await app.register(mercurius, {
  schema: `
    scalar JSON
    input SaveInput { id: ID! answers: JSON! }
    type Saved { saved: Boolean! }
    type Query { ready: Boolean }
    type Mutation { save(input: SaveInput!): Saved! }`,
  resolvers: { Mutation: { save: (_root: unknown, { input }: { readonly input: Save }) => save(input) } },
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
