import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, isBusy } from '../errors/app-error.ts';
import { type BugSink, bugText, reportBug } from '../errors/report-bug.ts';
import { busyPage, errorPage, notFoundPage } from './plain-pages.ts';
import { readLocale } from './read-locale.ts';
import { sayBusy } from './say-busy.ts';

/** Answers what no route answers, and what a route fails to answer, without a word about our insides. */
export function addErrorAnswers(app: FastifyInstance, sink: BugSink): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'Method Not Allowed' });
    }
    void reply.code(404);
    return wantsHtml(request)
      ? sendPage(reply, notFoundPage(readLocale(request), request.cspNonce))
      : reply.send({ error: 'Not Found' });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    answerError(error, request, reply, sink);
  });
}

export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  sink: BugSink,
): void {
  const status = error instanceof AppError ? error.status : (error.statusCode ?? 500);
  if (status < 500) {
    void reply.code(status).send({ error: refusals[status] ?? 'Bad Request' });
    return;
  }
  const locale = readLocale(request);
  if (isBusy(error)) {
    const text = error.textsIn(locale).join(' ');
    void (wantsHtml(request)
      ? sendPage(sayBusy(reply), busyPage(locale, request.cspNonce, text))
      : sayBusy(reply).send({ error: text }));
    return;
  }
  const debugId = reportBug(error, sink, { requestId: request.id });
  void reply.code(500).header('cache-control', 'no-store');
  void (wantsHtml(request)
    ? sendPage(reply, errorPage(locale, request.cspNonce, debugId))
    : reply.send({ error: bugText(locale), debugId }));
}

/** Our own words: those of the framework may quote the request. */
const refusals: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  414: 'Address Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
};

function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
