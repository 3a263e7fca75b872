import { defineWords, type Locale } from '@handrail/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { type BugSink, bugText, reportBug } from '../errors/report-bug.ts';
import { sayBusy } from '../http/say-busy.ts';
import { catalogue } from '../errors/catalogue.ts';
import { inputWords } from '../errors/word-issue.ts';
import { InvalidDocument } from './invalid-document.ts';
import { readLocale } from '../http/read-locale.ts';
import { RefusedRequest } from './refused-request.ts';

/** Answers a call of which nothing ran. */
export function replyToRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: BugSink & { readonly production: boolean },
): FastifyReply {
  const locale = readLocale(request);
  if (error instanceof RefusedRequest) return reply.code(error.status).send(toErrors(error.textsIn(locale)));
  if (error instanceof AppError) return replyToAppError(error, reply, locale);

  if (error instanceof InvalidDocument) {
    // The library's words help whoever writes a query, which nobody does in production.
    return reply.code(400).send(toErrors(options.production ? [inputWords(locale).unreadable] : error.texts));
  }

  const status = findClientStatus(error);
  if (status) return reply.code(status).send(toErrors([textOf(status, locale)]));

  const debugId = reportBug(error, options, { requestId: request.id });
  return reply.code(500).send({ errors: [{ message: bugText(locale), extensions: { debugId } }] });
}

function replyToAppError(error: AppError, reply: FastifyReply, locale: Locale): FastifyReply {
  // The client reacts to Unauthorized, Forbidden and Not Allowed as it does to those of an executed operation.
  const status = catalogue[error.code].surface === 'error' ? 200 : error.status;
  if (error.code === 'BUSY') sayBusy(reply);
  const extensions = { code: error.code, status: error.status };
  return reply
    .code(status)
    .send({ data: null, errors: [{ message: error.textsIn(locale).join(' '), extensions }] });
}

function findClientStatus(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function textOf(status: number, locale: Locale): string {
  const { tooLarge, unreadable } = requestWords(locale);
  return status === 413 ? tooLarge : unreadable;
}

const requestWords = defineWords('requests', {
  tooLarge: 'The request is too large',
  unreadable: 'The request could not be read',
});

function toErrors(texts: readonly string[]) {
  return { errors: texts.map((message) => ({ message })) };
}
