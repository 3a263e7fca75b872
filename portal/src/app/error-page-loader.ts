import type { ErrorPage } from '../features/shell/error-page.tsx';

/** The error page is not part of the first load, but must be at hand before the connection may break. */
export const errorPage: { loaded?: typeof ErrorPage; load: () => Promise<typeof ErrorPage> } = {
  load: () => (loading ??= loadErrorPage()),
};

let loading: Promise<typeof ErrorPage> | undefined;

async function loadErrorPage(): Promise<typeof ErrorPage> {
  const module = await import('../features/shell/error-page.tsx');
  errorPage.loaded = module.ErrorPage;
  return module.ErrorPage;
}
