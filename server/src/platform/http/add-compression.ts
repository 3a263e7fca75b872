import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses answers made on the fly. Built files bring their own compressed copies. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Quality 5 is nearly as small as the slow default and keeps a busy process answering.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    // A small compressed body can unpack to a huge one, so none is accepted.
    globalDecompression: false,
  });
}
