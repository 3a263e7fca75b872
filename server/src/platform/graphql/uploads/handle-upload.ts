import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { Log } from '../../log/log.ts';
import { type CallOptions, runCall } from '../handle-call.ts';
import { RefusedRequest } from '../refused-request.ts';
import { defaultPace } from './keep-pace.ts';
import { toCall } from './multipart-call.ts';
import { receiveMultipart } from './receive-multipart.ts';

/** Answers a call that brings files. Who has no session brings none: not a byte of it is kept. */
export async function handleUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CallOptions,
): Promise<object> {
  const { uploads, pace = defaultPace } = options;
  if (!uploads) throw new RefusedRequest(403, 'Send application/json');
  // What follows a refusal is of no interest, and the connection does not wait for it.
  void reply.header('connection', 'close');
  const visit = await options.buildVisit(request, reply);
  if (visit.actor.kind === 'anonymous') throw new AppError('UNAUTHORIZED');

  const received = await receiveMultipart(request.raw, uploads, pace).catch((error: unknown) => {
    throw hasNoRoom(error) ? sayNoRoom(error, options.log) : error;
  });
  void reply.removeHeader('connection');
  try {
    const call = toCall(received);
    return await runCall(request, reply, call, {
      ...options,
      buildVisit: () => Promise.resolve(visit),
    });
  } finally {
    await received.discard();
  }
}

/** A full disk, a used-up quota, or the size at which the system stops this process. */
function hasNoRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}

/** No fault of whoever sends the file: there is room again when other uploads have ended, or the operator made some. */
function sayNoRoom(error: unknown, log: Log): AppError {
  log.error('an upload found no room in the temporary folder', { error });
  return new AppError('BUSY', undefined, { cause: error });
}
