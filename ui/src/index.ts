export { request, type Operation, type RequestOptions } from './graphql-request.ts';
export { RequestError, isRequestError, type RequestErrorKind } from './request-error.ts';
export { createTexts } from './texts/create-texts.ts';
export { defaultBrandColor, themeFor, type Theme } from './theme/theme-for.ts';
export { darkThemeCss, themeCss } from './theme/theme-css.ts';
export type { BrandTokens } from './theme/brand-tokens.ts';
