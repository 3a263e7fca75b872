import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostilePages {
  /** Another site than the product's: browsers keep Lax cookies from what it posts. */
  readonly otherSite: string;
  /** The product's own host on another port: one site, so that its posts carry the cookies. */
  readonly sibling: string;
  readonly close: () => Promise<void>;
}

/** Serves an empty page on two origins from which a visitor's browser is made to attack. */
export async function serveHostilePages(): Promise<HostilePages> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>You won</title>');
  });
  const port = await listen(server);
  return {
    otherSite: `http://127.0.0.1:${port}`,
    sibling: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server without any defence, which counts what it would have done for a visitor with a session. */
export async function serveNaively() {
  const done: string[] = [];
  const server = createServer((request, answer) => {
    if (request.url === '/sign-in')
      answer.setHeader('set-cookie', 'session=1; Path=/; HttpOnly; SameSite=Lax');
    else if (request.headers.cookie?.includes('session=1'))
      done.push(`${request.method} ${request.headers['content-type'] ?? ''}`);
    answer.end('done');
  });
  const port = await listen(server);
  return {
    address: `http://localhost:${port}`,
    done,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}
