import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface VendorRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface VendorReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What goes wrong on the way to a vendor or back: the request or the answer is lost, late, or an error. */
export type VendorFault = 'loseRequest' | 'loseAnswer' | 'slow' | number;

export interface VendorServer {
  readonly url: string;
  readonly requests: readonly VendorRequest[];
  /** Breaks every call from now on, until it is called with nothing. */
  readonly breakDown: (fault?: VendorFault) => void;
  readonly close: () => Promise<void>;
}

/** A real HTTP server that answers as a vendor does, and fails in the ways in which vendors fail. */
export async function startVendorServer(
  answer: (request: VendorRequest) => VendorReply,
): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  let fault: VendorFault | undefined;

  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const url = new URL(incoming.url ?? '/', 'http://vendor');
      const request = { method: incoming.method ?? '', url, headers: incoming.headers, body };
      requests.push(request);
      const reply = isLost(fault) ? { status: Number(fault), body: {} } : answer(request);
      if (fault === 'loseRequest' || fault === 'loseAnswer') incoming.socket.destroy();
      // Of a slow answer nothing is ever sent: the caller gives up first.
      else if (fault !== 'slow') send(response, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    breakDown: (value) => (fault = value),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Whether the vendor does nothing about a call. */
function isLost(fault: VendorFault | undefined): boolean {
  return fault === 'loseRequest' || typeof fault === 'number';
}

function send(response: ServerResponse, { status, body, headers = {} }: VendorReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** The user and the password of a call with basic authentication. */
export function readBasicAuth({ headers }: VendorRequest): readonly string[] {
  const [, encoded = ''] = (headers.authorization ?? '').split(' ');
  return Buffer.from(encoded, 'base64').toString('utf8').split(':');
}
