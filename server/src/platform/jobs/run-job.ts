import type { JobHelpers, Task } from 'graphile-worker';
import { z } from 'zod';
import { reportBug } from '../errors/report-bug.ts';
import type { Log } from '../log/log.ts';
import { endTurn } from './choose-next-job.ts';
import type { RunnableJob } from './define-job.ts';
import type { BuildJobContext } from './job-context.ts';
import { describeFailure } from './job-failure.ts';
import type { JobObserver } from './job-observer.ts';

const envelopeSchema = z.object({ partnerId: z.uuid(), requestId: z.string(), payload: z.unknown() });

/** What passes by itself, such as a mail server that restarts, has passed by then. */
const reportedAttempt = 3;

export interface JobRunning {
  readonly buildContext: BuildJobContext;
  readonly observer: JobObserver;
  readonly log: Log;
}

/** Makes a job runnable by the queue: checks what was queued, enters its partner, tells how it went. */
export function toTask(job: RunnableJob, { buildContext, observer, log }: JobRunning): Task {
  return async (content, helpers) => {
    const { job: row } = helpers;
    const envelope = envelopeSchema.safeParse(content);
    const parsed = envelope.success ? job.parse(envelope.data.payload) : undefined;
    if (!envelope.success || !parsed) {
      observer.ended({ name: job.name, attempt: row.attempts }, 'gave-up', 0);
      log.error('gave up on a job with an invalid payload', { job: job.name, jobId: row.id });
      await forbidRetry(helpers);
      throw new Error('INVALID_PAYLOAD');
    }

    const { partnerId, requestId } = envelope.data;
    const observed = { name: job.name, partnerId, requestId, attempt: row.attempts };
    const fields = { job: job.name, jobId: row.id, partnerId, requestId, attempt: row.attempts };
    const startedAt = performance.now();
    const context = buildContext({ name: job.name, partnerId, requestId });
    try {
      await observer.around(observed, () => parsed.run(context));
    } catch (error) {
      const isLast = row.attempts >= row.max_attempts;
      observer.ended(observed, isLast ? 'gave-up' : 'retry', secondsSince(startedAt));
      log[isLast ? 'error' : 'warn'](isLast ? 'gave up on a job' : 'a job failed and will be tried again', {
        ...fields,
        error,
      });
      if (isLast || row.attempts === reportedAttempt) {
        reportBug(
          error,
          { log, errorReporter: context.ports.errorReporter },
          { partnerId, requestId, operation: job.name },
        );
      }
      await helpers.query(endTurn, [row.id]).catch((problem: unknown) => {
        log.warn('a failed job kept its turn', { ...fields, error: problem });
      });
      throw new Error(describeFailure(error), { cause: error });
    }
    observer.ended(observed, 'done', secondsSince(startedAt));
    log.info('job done', { ...fields, durationMs: Math.round(performance.now() - startedAt) });
  };
}

/** The queue retries whatever throws; a payload that is wrong today is wrong tomorrow. */
async function forbidRetry(helpers: JobHelpers): Promise<void> {
  await helpers.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [
    helpers.job.id,
  ]);
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
