import type { ZodType } from 'zod';
import type { JobContext } from './job-context.ts';
import type { JobLane } from './lanes.ts';

/** Work done later, at least once: a job that dies half way is run again, so running it twice must change nothing. */
export interface Job<Payload> {
  readonly name: string;
  /** Which jobs it may delay: see `lanes.ts`. */
  readonly lane: JobLane;
  /** Ids rather than contents: the queue is not encrypted. */
  readonly payload: ZodType<Payload>;
  readonly run: (ctx: JobContext, payload: Payload) => Promise<void>;
}

/** A job as the worker sees it, whatever its payload. */
export interface RunnableJob {
  readonly name: string;
  readonly lane: JobLane;
  readonly parse: (payload: unknown) => ParsedJob | undefined;
}

export interface ParsedJob {
  readonly run: (ctx: JobContext) => Promise<void>;
}

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> & RunnableJob {
  return {
    ...job,
    parse: (payload) => {
      const parsed = job.payload.safeParse(payload);
      return parsed.success ? { run: (ctx) => job.run(ctx, parsed.data) } : undefined;
    },
  };
}
