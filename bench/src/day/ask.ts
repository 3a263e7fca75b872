import { readFileSync } from 'node:fs';
import { postForReply } from '../product/post.ts';

type App = 'portal' | 'console';

const readTexts = (app: App) => {
  const file = new URL(`../../../${app}/src/gql/trusted-documents.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
};
const texts = { portal: readTexts('portal'), console: readTexts('console') };
const hashes = new Map<string, string>();

/** Where a person's requests come from and go to. */
export interface Line {
  readonly address: string;
  /** Of the person's own network, as the proxy in front of the product names it. */
  readonly from: string;
  cookie: string;
}

interface Question {
  readonly app: App;
  readonly name: string;
  readonly variables?: object;
}

/** What an answer holds, below the name of the operation's one field. */
export type Fields = Readonly<Record<string, unknown>>;

/** A refusal, by its code. */
export class Refusal extends Error {}

/** Asks for an operation by its hash, as the page does, and gives its one field; the session that comes back is kept. */
export async function ask(line: Line, { app, name, variables = {} }: Question): Promise<Fields> {
  const body = {
    ...{ operationName: name, variables },
    extensions: { persistedQuery: { version: 1, sha256Hash: findHash(app, name) } },
  };
  const reply = await postForReply(`${line.address}/graphql`, body, {
    ...{ cookie: line.cookie, 'sec-fetch-site': 'same-origin', 'x-operation-name': name },
    'x-forwarded-for': line.from,
  });
  const given = reply.cookies.find((cookie) => cookie.includes('session='));
  if (given !== undefined) line.cookie = given;
  return readAnswer(name, reply);
}

/** Refuses what people would read as a failure, whatever the status of the answer. */
export function readAnswer(
  name: string,
  { status, body }: { readonly status: number; readonly body: string },
): Fields {
  if (!body.startsWith('{')) throw new Refusal(`${name}: status ${String(status)}`);
  const { data, errors } = JSON.parse(body) as {
    readonly data?: Readonly<Record<string, Fields | null>> | null;
    readonly errors?: readonly {
      readonly message: string;
      readonly extensions?: { readonly code?: string };
    }[];
  };
  const [error] = errors ?? [];
  if (error) throw new Refusal(`${name}: ${error.extensions?.code ?? error.message}`);
  const [field] = Object.values(data ?? {});
  if (!field) throw new Refusal(`${name}: nothing there`);
  const { metadata } = field as {
    readonly metadata?: { readonly status: number; readonly errors?: readonly string[] };
  };
  if (metadata && metadata.status >= 400)
    throw new Refusal(`${name}: ${String(metadata.status)} ${(metadata.errors ?? []).join(', ')}`);
  return field;
}

function findHash(app: App, name: string): string {
  const key = `${app} ${name}`;
  const known = hashes.get(key);
  if (known !== undefined) return known;
  const [hash] = texts[app].find(([, text]) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(text)) ?? [];
  if (hash === undefined) throw new Error(`The ${app} has no operation ${name}`);
  hashes.set(key, hash);
  return hash;
}
