import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openGatheringSocket } from './open-gathering-socket.ts';

describe('a gathering socket', () => {
  it('sends what is written together in one piece, and the next in another', async () => {
    const pieces: string[] = [];
    const server = createServer((peer) => peer.on('data', (piece) => pieces.push(piece.toString())));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = openGatheringSocket();
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');

    socket.write('begin ');
    await Promise.resolve();
    socket.write('select ');
    socket.write('commit');
    await expect.poll(() => pieces).toEqual(['begin select commit']);
    socket.write('begin');
    await expect.poll(() => pieces).toEqual(['begin select commit', 'begin']);

    socket.end();
    server.close();
  });
});
