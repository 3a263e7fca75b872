import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface HttpRecorder {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Decides what the next requests are answered with. */
  readonly answer: (answer: HttpAnswer) => void;
  readonly close: () => Promise<void>;
}

export interface HttpAnswer {
  readonly status?: number;
  readonly body?: string;
  /** Takes the request and never answers. */
  readonly silent?: boolean;
}

/** A real HTTP server on a free port that keeps what it receives, to stand in for a vendor. */
export async function startHttpRecorder(): Promise<HttpRecorder> {
  const requests: RecordedRequest[] = [];
  let answer: HttpAnswer = {};

  const server = createServer((request, response) => {
    void buffer(request).then((raw) => {
      const isZipped = request.headers['content-encoding'] === 'gzip';
      const body = (isZipped ? gunzipSync(raw) : raw).toString('utf8');
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body,
      });
      if (answer.silent) return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(answer.body ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    answer: (value) => (answer = value),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
