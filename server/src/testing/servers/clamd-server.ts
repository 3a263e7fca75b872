import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type ClamdMood = 'well' | 'silent' | 'garbled' | 'hanging up';

export interface ClamdServer {
  readonly url: string;
  readonly set: (mood: ClamdMood) => void;
  /** How many whole files it has seen. */
  readonly seen: { files: number };
  readonly close: () => Promise<void>;
}

/** The harmless text that every scanner reports, in two halves so that no scanner reports this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

/** A daemon that speaks ClamAV's INSTREAM protocol and knows one threat. */
export async function startClamdServer(limitBytes = 40 * 1024 * 1024): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const seen = { files: 0 };
  let mood: ClamdMood = 'well';

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let received = Buffer.alloc(0);
    if (mood === 'hanging up') return void socket.destroy();
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length > limitBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0');
      const file = readStream(received);
      if (!file || mood === 'silent') return undefined;
      seen.files += 1;
      if (mood === 'garbled') return socket.end('<html>502 Bad Gateway</html>\0');
      return socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => {
        resolve();
      });
    });
  onTestFinished(close);
  return {
    url: `tcp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    set: (value) => (mood = value),
    seen,
    close,
  };
}

/** The file once its last chunk is there. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > received.length) return undefined;
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
