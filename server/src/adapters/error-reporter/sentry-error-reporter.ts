import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { toAllowedEvent } from './sentry-event.ts';

export interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
  readonly release?: string;
}

/** The share of traces that error reporting may ask for. */
export const traceSampleRate = 0.05;

/** What the library would add on its own, were it ever to look at requests. */
const collectNothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  databaseQueryData: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** Sends unexpected errors to Sentry. The client is our own and touches no global, so nothing is instrumented behind our back. */
export async function createSentryErrorReporter(settings: SentrySettings): Promise<ErrorReporter> {
  const { dsn, environment, release } = settings;
  const { NodeClient, Scope, defaultStackParser, makeNodeTransport } = await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    environment,
    ...(release && { release }),
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    dataCollection: collectNothing,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    tracesSampleRate: traceSampleRate,
    beforeBreadcrumb: () => null,
    beforeSend: toAllowedEvent,
    // Traces go through OpenTelemetry, with attributes of their own choice.
    beforeSendTransaction: () => null,
  });
  client.init();

  return {
    report: (error, { debugId, requestId, partnerId, operation }) => {
      const scope = new Scope();
      scope.setClient(client);
      scope.setTags({ debugId, requestId, partnerId, operation });
      scope.captureException(error);
    },
    close: async () => {
      await client.close(5_000);
    },
  };
}
