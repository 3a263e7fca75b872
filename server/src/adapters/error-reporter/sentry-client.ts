import {
  type BaseTransportOptions,
  createStackParser,
  createTransport,
  nodeStackLineParser,
  Scope,
  ServerRuntimeClient,
  type ServerRuntimeClientOptions,
  type Transport,
} from '@sentry/core';

type Options = Pick<ServerRuntimeClientOptions, 'dsn'> & Partial<ServerRuntimeClientOptions>;

/** A Sentry client of our own: it touches no global, so nothing is instrumented behind our back. */
export function createSentryClient(options: Options): ServerRuntimeClient {
  const client = new ServerRuntimeClient({
    platform: 'node',
    transport: sendOverHttp,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [],
    ...options,
  });
  client.init();
  return client;
}

export function createSentryScope(client: ServerRuntimeClient): Scope {
  const scope = new Scope();
  scope.setClient(client);
  return scope;
}

function sendOverHttp(options: BaseTransportOptions): Transport {
  return createTransport(options, async ({ body }) => {
    // A copy, because a view on shared memory cannot be sent and the types cannot tell one from the other.
    const content = typeof body === 'string' ? body : new Uint8Array(body);
    const { status, headers } = await fetch(options.url, { method: 'POST', body: content });
    return {
      statusCode: status,
      headers: {
        'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
        'retry-after': headers.get('retry-after'),
      },
    };
  });
}
