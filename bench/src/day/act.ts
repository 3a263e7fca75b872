import type { Kind } from './day-visits.ts';

/** What someone does next: which kind of request that is, known before it is sent, and the request. */
export interface Act {
  readonly kind: Kind;
  readonly send: () => Promise<unknown>;
}

/** Cases of a partner that wait for someone on its staff. */
export interface Desk {
  readonly waiting: { readonly id: string; readonly applicationId: string }[];
}
