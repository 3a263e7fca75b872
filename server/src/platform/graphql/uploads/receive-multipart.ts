import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { openTemporaryFolder } from '../../temporary/open-temporary-folder.ts';
import { RefusedRequest } from '../refused-request.ts';
import { type IncomingFile, markReceived } from './incoming-file.ts';
import { keepPace, type Pace } from './keep-pace.ts';
import type { MultipartParts } from './multipart-call.ts';
import { overheadBytes, type UploadLimits } from './upload-limits.ts';

export interface ReceivedMultipart extends MultipartParts {
  /** Removes the temporary files. */
  readonly discard: () => Promise<void>;
}

/** Streams the files of a request to a temporary folder and hashes them on the way. Nothing is held in memory. */
export async function receiveMultipart(
  request: IncomingMessage,
  limits: UploadLimits,
  pace: Pace,
): Promise<ReceivedMultipart> {
  const { path, discard } = await openTemporaryFolder('upload');
  try {
    return { ...(await receive(request, path, limits, pace)), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function receive(request: IncomingMessage, folder: string, limits: UploadLimits, pace: Pace) {
  const fields = new Map<string, string>();
  const files = new Map<string, IncomingFile>();
  const saving: Promise<void>[] = [];
  const tooLarge = () => new RefusedRequest(413, limits.tooLarge);
  const parser = openParser(request, limits);
  const refuse = (error: Error) => void parser.destroy(error);
  let fileBytes = 0;

  parser.on('field', (name, value) => void fields.set(name, value));
  parser.on('file', (name, content, filename) => {
    const path = join(folder, randomUUID());
    content.on('data', (chunk: Buffer) => {
      fileBytes += chunk.length;
      if (fileBytes > limits.bytes) refuse(tooLarge());
    });
    const saved = save(content, path).then((stored) => {
      files.set(name, markReceived({ filename, path, ...stored }));
    });
    // A file that nobody saves any longer would hold up the request. What broke off by itself is told below.
    saved.catch((error: unknown) => {
      if (isOfSystem(error)) refuse(error);
    });
    saving.push(saved);
  });
  parser.on('filesLimit', () => {
    refuse(new RefusedRequest(400, limits.tooMany));
  });

  await feed(request, keepPace(pace, limits.bytes + overheadBytes, tooLarge), parser);
  await Promise.all(saving);
  return { operations: fields.get('operations'), map: fields.get('map'), files };
}

/** Whether the disk failed, for one because it is full. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Passes the request on without tying its connection to it: who is refused must still hear so. */
async function feed(request: IncomingMessage, gate: Transform, parser: BusboyInstance): Promise<void> {
  const breakOff = () => void gate.destroy(new RefusedRequest(400, 'The upload broke off'));
  request.once('aborted', breakOff);
  // Who hung up while the folder was made says so no second time.
  if (request.destroyed) breakOff();
  request.pipe(gate);
  try {
    await pipeline(gate, parser);
  } catch (error) {
    request.unpipe(gate);
    const isKnown = error instanceof RefusedRequest || isOfSystem(error);
    const refusal = isKnown ? error : new RefusedRequest(400, 'The upload broke off');
    if (!(refusal instanceof RefusedRequest && refusal.status === 408)) await passOver(request);
    throw refusal;
  } finally {
    request.off('aborted', breakOff);
  }
}

/** Browsers read no answer before they have sent everything, so the rest is read and forgotten, for a while. */
async function passOver(request: IncomingMessage): Promise<void> {
  request.resume();
  if (request.readableEnded || request.destroyed) return;
  const rest = finished(request, { writable: false, cleanup: true });
  await Promise.race([rest, delay(patienceMs, undefined, { ref: false })]).catch(() => undefined);
}

const patienceMs = 10_000;

function openParser(request: IncomingMessage, limits: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        files: limits.files,
        fields: 2,
        parts: limits.files + 3,
        fieldSize: overheadBytes,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    });
  } catch {
    throw new RefusedRequest(400, 'The boundary of the parts is missing');
  }
}

async function save(content: Readable, path: string): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  content.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  return { size, sha256: hash.digest() };
}
