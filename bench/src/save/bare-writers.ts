import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { post } from '../product/post.ts';
import { insertRow } from './raw-writers.ts';
import type { StepAnswers } from './step-answers.ts';
import { takeSteps, type Writer } from './writer.ts';

export interface BareWriters {
  readonly fastify: readonly Writer[];
  readonly graphql: readonly Writer[];
  readonly pid: number | undefined;
  readonly stop: () => void;
}

/** What the libraries cost alone: clients of a server that does the raw driver's write and nothing else. */
export async function openBareWriters(
  pool: Pool,
  databaseUrl: string,
  count: number,
  steps: readonly StepAnswers[],
): Promise<BareWriters> {
  const file = fileURLToPath(new URL('bare-server.process.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: databaseUrl, CLIENTS: String(count) };
  const server = fork(file, { env, execArgv: ['--import', 'tsx'] });
  const [address] = (await once(server, 'message')) as [string];
  const open = (send: (save: object) => Promise<string>) =>
    Promise.all(Array.from({ length: count }, () => openWriter(pool, steps, send)));
  return {
    fastify: await open((save) => post(`${address}/save`, save)),
    graphql: await open((input) => post(`${address}/graphql`, { query, variables: { input } })),
    pid: server.pid,
    stop: () => server.kill(),
  };
}

const query = 'mutation Save($input: SaveInput!) { save(input: $input) { saved } }';

async function openWriter(
  pool: Pool,
  steps: readonly StepAnswers[],
  send: (save: object) => Promise<string>,
): Promise<Writer> {
  const id = await insertRow(pool);
  return takeSteps(steps, async (answers) => {
    const reply = await send({ id, answers });
    if (!reply.includes('"saved":true')) throw new Error(`Not saved: ${reply}`);
  });
}
