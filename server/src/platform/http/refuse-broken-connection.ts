import type { Socket } from 'node:net';

/** Answers bytes that are not HTTP, such as an unknown method or endless headers, and hangs up. */
export function refuseBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  // The other side hung up first; there is nobody to answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${toStatusLine(error.code)}\r\n${headers.join('\r\n')}\r\n\r\n`);
}

const headers = [
  'content-length: 0',
  'connection: close',
  'cache-control: no-store',
  'x-content-type-options: nosniff',
  `content-security-policy: default-src 'none'; frame-ancestors 'none'`,
];

function toStatusLine(code: string | undefined): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return '400 Bad Request';
}
