export { toHtmlDocument, type PageAssets } from './page/html-document.ts';
export { renderBody } from './page/render-body.tsx';
export { toRedirect, withDebugIds, type RenderRequest, type RenderResult } from './page/render-page.ts';
export { createServerRequest, type Execute } from './page/server-request.ts';
