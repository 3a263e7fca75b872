import type { request } from '@handrail/ui';

/** Asks the API: over HTTP in the browser, in process while the server renders. */
export type Request = typeof request;
