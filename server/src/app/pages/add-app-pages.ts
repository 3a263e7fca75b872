import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ErrorCode } from '../../platform/errors/catalogue.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { plainPage } from '../../platform/http/plain-pages.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';
import type { BrowserApp, RenderRequest } from './browser-app.ts';
import { findCoding } from './compressed-text.ts';
import { createPageKeeper, type KeptResult, type RenderKept } from './kept-pages.ts';
import type { ReadForm } from './published-forms.ts';
import type { RunDocument } from './run-document.ts';

export interface AppPages {
  /** Where browsers may report errors, if that is configured. */
  readonly errorReportingDsn?: string | undefined;
  /** Such as `/partner`, or nothing for the app at the top. */
  readonly base: string;
  readonly loadApp: () => Promise<BrowserApp | undefined>;
  readonly buildVisit: BuildVisit;
  readonly runDocument: RunDocument;
  readonly readForm: ReadForm;
  readonly findPartnerId: (visit: GraphqlVisit, externalId: string) => Promise<string | undefined>;
  /** First parts of an address that can never be a partner. */
  readonly reserved: readonly string[];
}

interface PartnerRoute {
  readonly Params: { readonly externalId: string };
}

/** Serves the pages of one browser app: the server renders them, the browser takes over. */
export function addAppPages(app: FastifyInstance, pages: AppPages): void {
  const renderKept = createPageKeeper();
  for (const url of [`${pages.base}/:externalId`, `${pages.base}/:externalId/*`]) {
    app.get<PartnerRoute>(url, async (request, reply) => {
      const { externalId } = request.params;
      if (!isExternalId(externalId) || pages.reserved.includes(externalId)) {
        reply.callNotFound();
        return reply;
      }
      const own = `${pages.base}/${externalId}`;
      const asked = takeParts(request.url, own.split('/').length - 1);
      // The app reads addresses to the letter, so another spelling of one is sent on.
      if (asked !== own) return reply.redirect(own + request.url.slice(asked.length), 308);
      return renderPage(pages, renderKept, externalId, request, reply);
    });
  }
}

async function renderPage(
  pages: AppPages,
  renderKept: RenderKept,
  externalId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = request.cspNonce;
  const app = await pages.loadApp();
  if (!app) return sendHtml(reply.code(503), notBuiltPage(nonce));

  const visit = await pages.buildVisit(request, reply, (visitor) => pages.findPartnerId(visitor, externalId));
  const seen: { isBusy: boolean } = { isBusy: false };
  const isAnyone = visit.actor.kind === 'anonymous';
  const page: Omit<RenderRequest, 'assets'> = {
    url: request.url,
    partnerExternalId: externalId,
    nonce,
    locale: isAnyone ? undefined : visit.locale,
    execute: async (document, variables) => {
      const answer = await pages.runDocument(visit, document, variables);
      seen.isBusy ||= hasCode(answer.errors, 'BUSY');
      return answer;
    },
    readForm: pages.readForm,
    errorReportingDsn: pages.errorReportingDsn,
  };
  const rendering: Promise<KeptResult> = isAnyone
    ? renderKept(app, page)
    : app.render({ ...page, assets: app.assets });
  const { status, html, headers, kept } = await rendering.catch((error: unknown) => {
    throw seen.isBusy ? new AppError('BUSY') : error;
  });
  // The app would show half a page, or call it a bug.
  if (seen.isBusy) throw new AppError('BUSY');
  // A page that says nothing about anyone may come back instantly with the Back button.
  if (isAnyone) void reply.header('cache-control', 'private, no-cache');
  void reply.code(status).headers(headers ?? {});
  if (!kept) return sendHtml(reply, html);
  reply.allowInline(kept.sources);
  void reply.header('vary', 'accept-encoding');
  const coding = findCoding(request.headers['accept-encoding']);
  if (!coding) return sendHtml(reply, html);
  return sendHtml(reply.header('content-encoding', coding), await kept.compressed(coding));
}

/** The first parts of an address, as they were sent. */
function takeParts(url: string, count: number): string {
  return (
    url
      .match(/\/[^/?]*/g)
      ?.slice(0, count)
      .join('') ?? ''
  );
}

function hasCode(errors: readonly GraphQLFormattedError[] | undefined, code: ErrorCode): boolean {
  return errors?.some(({ extensions }) => extensions?.code === code) ?? false;
}

function sendHtml(reply: FastifyReply, html: string | Buffer): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

function isExternalId(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

function notBuiltPage(nonce: string): string {
  const body = `<h1>This app is not built yet</h1>
<p>Run <code>npm run build</code> and load the page again.</p>`;
  return plainPage({ title: 'Not built', nonce, body });
}
