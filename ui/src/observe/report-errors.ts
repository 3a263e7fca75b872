import {
  browserTracingIntegration,
  captureConsoleIntegration,
  getDefaultIntegrations,
  init,
  replayIntegration,
  type ErrorEvent,
} from '@sentry/browser';

const nothingPersonal = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
};

/** Reports errors of this browser: 5 % of sessions and traces, half of the replays of errors, no others (P776-P778). */
export function reportErrors(dsn: string, isSampled: boolean): void {
  init({
    dsn,
    dataCollection: nothingPersonal,
    tracesSampleRate: 0.05,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0.5,
    defaultIntegrations: getDefaultIntegrations({}).filter(
      ({ name }) => isSampled || name !== 'BrowserSession',
    ),
    integrations: [
      browserTracingIntegration(),
      // Errors that a page catches are logged there, with the id that the person sees.
      captureConsoleIntegration({ levels: ['error'] }),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    beforeSend: withoutPersonalData,
    beforeSendTransaction: withoutPersonalData,
  });
}

/** Addresses may hold ids and tokens, breadcrumbs what someone typed or pressed, extras whatever was logged. */
function withoutPersonalData<Event extends Pick<ErrorEvent, 'request' | 'user' | 'breadcrumbs' | 'extra'>>(
  event: Event,
): Event {
  const rest = { ...event };
  delete rest.request;
  delete rest.user;
  delete rest.breadcrumbs;
  delete rest.extra;
  return rest;
}
