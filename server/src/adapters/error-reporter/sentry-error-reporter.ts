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

/** Sends unexpected errors to Sentry, whose library is loaded only here. */
export async function createSentryErrorReporter(settings: SentrySettings): Promise<ErrorReporter> {
  const { dsn, environment, release } = settings;
  const { createSentryClient, createSentryScope } = await import('./sentry-client.ts');
  const client = createSentryClient({
    dsn,
    environment,
    ...(release && { release }),
    dataCollection: collectNothing,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    tracesSampleRate: traceSampleRate,
    beforeBreadcrumb: () => null,
    beforeSend: toAllowedEvent,
    // Traces go through OpenTelemetry, with attributes of their own choice.
    beforeSendTransaction: () => null,
  });

  return {
    report: (error, { debugId, requestId, partnerId, operation }) => {
      const scope = createSentryScope(client);
      scope.setTags({ debugId, requestId, partnerId, operation });
      scope.captureException(error);
    },
    close: async () => {
      await client.close(5_000);
    },
  };
}
