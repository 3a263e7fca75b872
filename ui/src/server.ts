export { toHtmlDocument, type PageAssets } from './page/html-document.ts';
export { withPageAssets, withPageStyles } from './page/page-assets.ts';
export { renderBody } from './page/render-body.tsx';
export type { RenderRequest, RenderResult } from './page/render-page.ts';
export { renderRoutes, type RenderedRoutes } from './page/render-routes.tsx';
export { createServerRequest, type Execute } from './page/server-request.ts';
