import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limits, listLeftovers } from '../../../testing/worlds/upload-world.ts';
import { receiveMultipart } from './receive-multipart.ts';

const pace = { leastBytesPerSecond: 0, windowSeconds: 60, longestSeconds: 60 };

describe('receiveMultipart', () => {
  const server = createServer();
  afterEach(() => server.close());

  it('gives up a request that broke off before anyone listened to it', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    client.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n');
    client.write('content-length: 100000\r\n\r\n--');
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    request.on('error', () => undefined);
    const broken = new Promise((resolve) => request.once('close', resolve));
    client.destroy();
    await broken;

    await expect(receiveMultipart(request, limits, pace)).rejects.toMatchObject({ status: 400 });
    expect(listLeftovers()).toEqual([]);
  });
});
