import Fastify from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import { anyone, applicants, signedIn } from '../../platform/graphql/access.ts';
import { callHeaders } from '../../platform/graphql/call-headers.ts';
import { createBuilder } from '../../platform/graphql/builder.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { type GraphqlOptions, registerGraphql } from '../../platform/graphql/register-graphql.ts';

export interface EndpointReply {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly errors?: readonly EndpointError[] };
  readonly text: string;
}

interface EndpointError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A /graphql endpoint over a small schema that counts its resolver calls and keeps what it reports. */
export async function buildEndpoint(overrides: Partial<GraphqlOptions> & { readonly actor?: Actor } = {}) {
  const { actor = { kind: 'anonymous' }, ...options } = overrides;
  const seen = {
    resolverCalls: 0,
    clearedCookies: 0,
    visits: [] as GraphqlVisit[],
    bugs: [] as unknown[],
    logged: [] as string[],
  };
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (message: string) => void seen.logged.push(message),
  };
  const errorReporter = {
    report: (error: unknown) => void seen.bugs.push(error),
    close: () => Promise.resolve(),
  };

  const session = { clearSessionCookie: () => void (seen.clearedCookies += 1) };

  const app = Fastify();
  await registerGraphql(app, {
    schema: buildCountingSchema(seen),
    buildVisit: () =>
      Promise.resolve({ actor, locale: 'en', requestId: 'request-1', session } as GraphqlVisit),
    production: false,
    trustedDocuments: new Map(),
    log,
    errorReporter,
    ...options,
  });

  async function send(request: { body: string; headers: Record<string, string>; method?: 'POST' | 'GET' }) {
    const reply = await app.inject({
      method: request.method ?? 'POST',
      url: '/graphql',
      headers: request.headers,
      ...(request.method !== 'GET' && { payload: request.body }),
    });
    return { status: reply.statusCode, body: reply.json<EndpointReply['body']>(), text: reply.body };
  }

  const call = (call: object, headers: Record<string, string> = {}): Promise<EndpointReply> =>
    send({ body: JSON.stringify(call), headers: { ...ownPageHeaders, ...headers } });

  return { app, seen, send, call };
}

/** The headers that our own pages send; the operation of a test is called Test. */
export const ownPageHeaders: Record<string, string> = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  [callHeaders.operationName]: 'Test',
};

function buildCountingSchema(seen: { resolverCalls: number; visits: GraphqlVisit[] }) {
  const builder = createBuilder();
  builder.mutationType();
  const Node = builder.objectRef<object>('Node');
  Node.implement({
    fields: (t) => ({
      id: t.id({ resolve: () => '1' }),
      child: t.field({ type: Node, resolve: count({}) }),
    }),
  });
  const RenameInput = builder.inputType('RenameInput', { fields: (t) => ({ name: t.string() }) });

  function count<T>(answer: T) {
    return (_root: unknown, _args: unknown, visit: GraphqlVisit): T => {
      seen.resolverCalls += 1;
      seen.visits.push(visit);
      return answer;
    };
  }

  builder.queryField('node', (t) => t.field({ type: Node, access: anyone, resolve: count({}) }));
  builder.queryField('own', (t) => t.field({ type: Node, access: signedIn, resolve: count({}) }));
  builder.queryField('bug', (t) =>
    t.string({
      access: anyone,
      resolve: () => {
        throw new Error('select secret from vault');
      },
    }),
  );
  builder.mutationField('rename', (t) =>
    t.string({
      access: anyone,
      args: { input: t.arg({ type: RenameInput }) },
      resolve: (root, { input }, visit) => count(input.name)(root, input, visit),
    }),
  );
  builder.mutationField('claim', (t) => t.int({ access: applicants, resolve: count(1) }));
  return builder.toSchema();
}
