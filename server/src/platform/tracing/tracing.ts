/** Where the time of a request or a job goes. Silent unless an operator asks for traces. */
export interface Tracing {
  readonly start: (kind: TracedKind, attributes: TracedAttributes) => OpenSpan;
  readonly close: () => Promise<void>;
}

export type TracedKind = 'http' | 'graphql' | 'job';

/** All that a span may carry: names from our own code and ids, never what people typed. */
export interface TracedAttributes {
  readonly method?: string | undefined;
  readonly route?: string | undefined;
  readonly status?: number | undefined;
  readonly operation?: string | undefined;
  readonly job?: string | undefined;
  readonly attempt?: number | undefined;
  readonly partnerId?: string | undefined;
  readonly requestId?: string | undefined;
}

export interface OpenSpan {
  /** Runs the work so that spans opened in it become children of this one. */
  readonly within: <T>(work: () => T) => T;
  readonly end: (attributes?: TracedAttributes, error?: unknown) => void;
}

export const silentTracing: Tracing = {
  start: () => ({ within: (work) => work(), end: () => undefined }),
  close: () => Promise.resolve(),
};
