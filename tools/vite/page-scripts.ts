import { existsSync, readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Lists, for each lazily loaded page, the scripts that the browser will need beyond the app's entry,
 * so that the server can name them in the page instead of letting the browser find out one trip later.
 */
export function listPageScripts(manifestFile: string, base: string): Record<string, string[]> {
  if (!existsSync(manifestFile)) return {};

  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const loaded = new Set(entries.flatMap((key) => [...withImports(manifest, key)]));
  const pages = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry && chunk.src);

  return Object.fromEntries(
    pages.map(([key, { src = key }]) => {
      const needed = [...withImports(manifest, key)].filter((name) => !loaded.has(name));
      return [src.replace(/^src\//, ''), needed.flatMap((name) => base + (manifest[name]?.file ?? ''))];
    }),
  );
}

function withImports(manifest: Manifest, key: string): Set<string> {
  const seen = new Set([key]);
  // A set that grows while it is walked visits what was added.
  for (const name of seen) for (const imported of manifest[name]?.imports ?? []) seen.add(imported);
  return seen;
}
