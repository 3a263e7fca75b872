import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside each text asset, so that the server never compresses one twice. */
export function compressAssets(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(js|css|svg|json|html)$/.test(name))) {
    const content = readFileSync(path.join(folder, file));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content, { params: quality }));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
