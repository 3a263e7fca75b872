import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Scanner, ScanVerdict } from '../../ports/scanner.ts';

export interface ClamdSettings {
  /** Such as `tcp://clamd:3310`. */
  readonly url: string;
  /** For the whole of one file. */
  readonly timeoutMs?: number;
}

/** Scans with ClamAV's daemon over its INSTREAM command. */
export function createClamdScanner({ url, timeoutMs = 60_000 }: ClamdSettings): Scanner {
  const { hostname, port } = new URL(url);
  return {
    isConnected: true,
    scan: async (content) => {
      const socket = connect({ host: hostname, port: Number(port || 3310) });
      const deadline = setTimeout(() => socket.destroy(new ScannerError('TIMEOUT')), timeoutMs);
      try {
        const answer = readAnswer(socket);
        // The first failure is the cause; the other one follows from it.
        const [text] = await Promise.all([answer, pipeline(toChunks(content), socket, { end: false })]);
        return toVerdict(text);
      } catch (error) {
        throw error instanceof ScannerError ? error : new ScannerError(codeOf(error));
      } finally {
        clearTimeout(deadline);
        socket.destroy();
        content.destroy();
      }
    },
  };
}

/** Why a file could not be scanned. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
  readonly code: string;

  constructor(code: string) {
    super(`The malware scanner gave no verdict (${code}).`);
    this.code = code;
  }
}

/** Each chunk is preceded by its length; a length of nothing ends the stream. */
async function* toChunks(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.includes('\0') || text.length > 1000) break;
  }
  return text;
}

function toVerdict(answer: string): ScanVerdict {
  const text = answer.replace(/\0[^]*$/, '').trim();
  if (text === 'stream: OK') return { isClean: true };
  const threat = /^stream: (\S+) FOUND$/.exec(text)?.[1];
  if (threat !== undefined) return { isClean: false, threat };
  throw new ScannerError(text.includes('size limit exceeded') ? 'SIZE_LIMIT' : 'GARBLED');
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'UNKNOWN';
}
