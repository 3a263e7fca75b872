import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What a page needs beyond the app's entry. */
export interface PageAssets {
  /** Each with its size, by which they are asked for. */
  readonly scripts: readonly { readonly href: string; readonly bytes: number }[];
  /** Each with its text, which the server puts into the page. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

/** Parts that the server renders into a page and whose script comes after the first load, by the page's source file. */
export type LateParts = Readonly<Record<string, readonly string[]>>;

/**
 * Lists, for each lazily loaded page, the scripts and styles that the browser will need beyond the app's entry,
 * so that the server can name them in the page instead of letting the browser find out one trip later. Of late parts it
 * lists the styles alone: they are seen before their script arrives.
 */
export function listPageAssets(
  clientFolder: string,
  base: string,
  lateParts: LateParts = {},
): Record<string, PageAssets> {
  const manifestFile = path.join(clientFolder, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return {};

  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const loaded = new Set(entries.flatMap((key) => [...withImports(manifest, key)]));
  const pages = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry && chunk.src);

  return Object.fromEntries(
    pages.map(([key, { src = key }]) => {
      const needed = [...withImports(manifest, key)].filter((name) => !loaded.has(name));
      const late = (lateParts[src] ?? []).flatMap((part) => [...withImports(manifest, part)]);
      const seen = [...needed, ...late.filter((name) => !loaded.has(name))];
      const files = [...new Set(seen.flatMap((name) => manifest[name]?.css ?? []))];
      return [
        src.replace(/^(?:src|\.\.)\//, ''),
        {
          scripts: needed.map((name) => {
            const file = manifest[name]?.file ?? '';
            return { href: base + file, bytes: statSync(path.join(clientFolder, file)).size };
          }),
          styles: files.map((file) => ({
            href: base + file,
            text: readFileSync(path.join(clientFolder, file), 'utf8').trim(),
          })),
        },
      ];
    }),
  );
}

function withImports(manifest: Manifest, key: string): Set<string> {
  const seen = new Set([key]);
  // A set that grows while it is walked visits what was added.
  for (const name of seen) for (const imported of manifest[name]?.imports ?? []) seen.add(imported);
  return seen;
}
