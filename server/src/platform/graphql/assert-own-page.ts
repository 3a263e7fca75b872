import type { IncomingHttpHeaders } from 'node:http';
import { callHeaders } from './call-headers.ts';
import { RefusedRequest } from './refused-request.ts';

/** Refuses what a page of another origin can make a browser send along with our cookies. */
export function assertOwnPage(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): void {
  if (!isJson(headers['content-type'])) throw new RefusedRequest(403, 'Send application/json');

  // A form or an image cannot set a header of its own, and a script of another origin would need our consent to.
  if (!headers[callHeaders.operationName]) {
    throw new RefusedRequest(403, `Send the operation's name as ${callHeaders.operationName}`);
  }
  if (!comesFromOwnPage(headers, allowedOrigins))
    throw new RefusedRequest(403, 'Cross-site calls are refused');
}

function comesFromOwnPage(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;

  // Browsers too old for Sec-Fetch-Site still name the origin of a POST; programs without cookies name none.
  return headers.origin === undefined || allowedOrigins.includes(headers.origin);
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
