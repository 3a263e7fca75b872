import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { toAllowedEvent } from './sentry-event.ts';

export interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
  readonly release?: string;
}

/** The share of traces that error reporting may ask for. */
export const traceSampleRate = 0.05;

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
    sendDefaultPii: false,
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
