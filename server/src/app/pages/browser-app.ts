import type { Locale } from '@handrail/engine';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AppAssets, readAppAssets } from './app-assets.ts';
import type { ReadForm } from './published-forms.ts';

/** What a browser app is asked to render: one page of one partner, for one visitor. */
export interface RenderRequest {
  /** Path and search. */
  readonly url: string;
  readonly partnerExternalId: string;
  readonly nonce: string;
  /** The language of whoever is signed in; visitors read that of the partner. */
  readonly locale?: Locale | undefined;
  /** Runs an operation, named by hash or given as text, with the visitor's own rights. */
  readonly execute: (document: string, variables: object) => Promise<{ data?: unknown; errors?: unknown }>;
  /** Reads a published form by its address. */
  readonly readForm: ReadForm;
  readonly assets: AppAssets;
  /** Where the browser may report errors, if that is configured. */
  readonly errorReportingDsn?: string | undefined;
}

export interface RenderResult {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BrowserApp {
  readonly assets: AppAssets;
  readonly render: (request: RenderRequest) => Promise<RenderResult>;
}

/** Opens the build of a browser app on first use, so that the server also starts before the app is built. */
export function createAppLoader(folder: string, assetPrefix: string): () => Promise<BrowserApp | undefined> {
  const entry = join(folder, 'dist/server/entry-server.js');
  let loaded: Promise<BrowserApp> | undefined;
  return async () => {
    if (!loaded && !existsSync(entry)) return undefined;
    loaded ??= loadApp(folder, entry, assetPrefix);
    return loaded;
  };
}

async function loadApp(folder: string, entry: string, assetPrefix: string): Promise<BrowserApp> {
  const address = pathToFileURL(entry).href;
  const built = (await import(/* @vite-ignore */ address)) as Pick<BrowserApp, 'render'>;
  return { render: built.render, assets: readAppAssets(join(folder, 'dist/client'), assetPrefix) };
}
