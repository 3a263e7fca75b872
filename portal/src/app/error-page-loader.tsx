import type { ReactNode } from 'react';

type RenderErrorPage = (debugId: string) => ReactNode;

/** The error page is not part of the first load, but must be loaded before the connection can break. */
export const errorPage: { loaded?: RenderErrorPage; readonly load: () => Promise<RenderErrorPage> } = {
  load: () => (loading ??= loadErrorPage()),
};

let loading: Promise<RenderErrorPage> | undefined;

async function loadErrorPage(): Promise<RenderErrorPage> {
  const { ErrorPage } = await import('../features/shell/error-page.tsx');
  errorPage.loaded = (debugId) => <ErrorPage debugId={debugId} />;
  return errorPage.loaded;
}
