export { request, type GraphqlDocument, type RequestOptions } from './graphql-request.ts';
export { RequestError, isRequestError, type RequestErrorKind } from './request-error.ts';
export { createTexts } from './texts/create-texts.ts';
