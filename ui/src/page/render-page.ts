import type { Locale } from '@handrail/engine';
import { findDebugId } from './debug-id.ts';
import type { PageAssets } from './html-document.ts';
import type { Execute } from './server-request.ts';

/** What the server asks an app to render: one page of one partner, for one visitor. */
export interface RenderRequest {
  /** The language of whoever is signed in; visitors read that of the partner. */
  readonly locale?: Locale | undefined;
  /** Path and search. */
  readonly url: string;
  readonly partnerExternalId: string;
  readonly nonce: string;
  readonly execute: Execute;
  /** Reads a published form by its address. */
  readonly readForm: (address: string) => Promise<unknown>;
  readonly assets: PageAssets;
  /** Where the browser may report errors, if that is configured. */
  readonly errorReportingDsn?: string | undefined;
}

export interface RenderResult {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function toRedirect(response: Response): RenderResult {
  return { status: 302, html: '', headers: { location: response.headers.get('location') ?? '/' } };
}

/** An error crosses to the browser as its debug id alone. */
export function withDebugIds(errors: Record<string, unknown>): Record<string, { debugId: string }> {
  const entries = Object.entries(errors);
  return Object.fromEntries(
    entries.map(([routeId, error]) => [routeId, { debugId: findDebugId(error) ?? crypto.randomUUID() }]),
  );
}
