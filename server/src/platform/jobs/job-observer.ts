/** What a worker tells the outside while it works: metrics and traces listen. */
export interface JobObserver {
  /** Runs the job inside whatever surrounds it, such as a span. */
  readonly around: <T>(job: ObservedJob, work: () => Promise<T>) => Promise<T>;
  readonly ended: (job: ObservedJob, outcome: JobOutcome, seconds: number) => void;
}

export interface ObservedJob {
  readonly name: string;
  readonly partnerId?: string;
  readonly requestId?: string;
  readonly attempt: number;
}

export type JobOutcome = 'done' | 'retry' | 'gave-up';

export const silentObserver: JobObserver = {
  around: (_job, work) => work(),
  ended: () => undefined,
};
