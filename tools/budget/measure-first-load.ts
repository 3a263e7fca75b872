import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The scripts that the entry and the given routes bring along, and the compressed bytes, each file counted once. */
export function measureFirstLoad(folder: string, manifest: Manifest, routes: readonly string[]) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = followImports(manifest, [...entries, ...routes]);
  const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  return {
    scriptCount: scripts.size,
    scriptBytes: sizeOf(folder, [...scripts]),
    styleBytes: sizeOf(
      folder,
      chunks.flatMap(({ css = [] }) => css),
    ),
  };
}

/** Chunks may import each other in a circle; a set that grows while it is walked visits each once. */
function followImports(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Set(keys);
  for (const key of seen) for (const inner of getChunk(manifest, key).imports ?? []) seen.add(inner);
  return [...seen].map((key) => getChunk(manifest, key));
}

function getChunk(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no "${key}"`);
  return chunk;
}

function sizeOf(folder: string, files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (total, file) => total + brotliCompressSync(readFileSync(path.join(folder, file))).length,
    0,
  );
}
