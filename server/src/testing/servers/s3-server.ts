import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  readonly url: string;
  /** What it keeps, by `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Answers everything with this status until told otherwise. */
  readonly fail: (status: number | undefined) => void;
  readonly close: () => Promise<void>;
}

/** A small store that speaks S3 over real HTTP and turns away requests that are not signed for the account. */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failing: number | undefined;

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
    if (failing !== undefined) refuse(response, failing, 'InternalError');
    else if (!isSigned(request, accessKeyId)) refuse(response, 403, 'SignatureDoesNotMatch');
    else if (request.method === 'PUT') void keep(request, response, path);
    else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else give(response, objects.get(path));
  });

  async function keep(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const content = await buffer(request).catch(() => undefined);
    // An upload that breaks off leaves nothing behind, as with the real one.
    if (content?.length !== Number(request.headers['content-length'])) return;
    objects.set(path, content);
    response.writeHead(200, { etag: '"x"' }).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    objects,
    fail: (status) => (failing = status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function give(response: ServerResponse, content: Buffer | undefined): void {
  if (!content) refuse(response, 404, 'NoSuchKey');
  else response.writeHead(200, { 'content-length': content.length, etag: '"x"' }).end(content);
}

function isSigned(request: IncomingMessage, accessKeyId: string): boolean {
  const { authorization = '' } = request.headers;
  return (
    authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) &&
    /SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/.test(authorization) &&
    request.headers['x-amz-date'] !== undefined
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
