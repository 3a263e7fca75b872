import type { IncomingHttpHeaders } from 'node:http';
import { callHeaders } from './call-headers.ts';
import { RefusedRequest } from './refused-request.ts';

export interface OwnPageRules {
  readonly allowedOrigins: readonly string[];
  readonly takesFiles: boolean;
}

/** Refuses what a page of another origin can make a browser send along with our cookies. */
export function assertOwnPage(headers: IncomingHttpHeaders, rules: OwnPageRules): void {
  const { allowedOrigins, takesFiles } = rules;
  const bringsFiles = takesFiles && isMultipart(headers);
  if (!bringsFiles && mediaType(headers) !== 'application/json')
    throw new RefusedRequest(403, 'Send application/json');
  // A form or an image cannot set a header of its own, and a script of another origin would need our consent to.
  if (!headers[callHeaders.operationName]) {
    throw new RefusedRequest(403, `Send the operation's name as ${callHeaders.operationName}`);
  }
  if (!comesFromOwnPage(headers, allowedOrigins) || (bringsFiles && !namesOwnPage(headers, allowedOrigins)))
    throw new RefusedRequest(403, 'Cross-site calls are refused');
}

/** A form of any page can send files, so here silence about where it comes from is not enough. */
function namesOwnPage(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  return headers['sec-fetch-site'] === 'same-origin' || allowedOrigins.includes(headers.origin ?? '');
}

export function isMultipart(headers: IncomingHttpHeaders): boolean {
  return mediaType(headers) === 'multipart/form-data';
}

function comesFromOwnPage(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;

  // Browsers too old for Sec-Fetch-Site still name the origin of a POST; programs without cookies name none.
  return headers.origin === undefined || allowedOrigins.includes(headers.origin);
}

function mediaType(headers: IncomingHttpHeaders): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}
