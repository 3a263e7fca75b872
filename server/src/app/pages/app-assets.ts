import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a page needs before its app can start. */
export interface AppAssets {
  readonly scripts: readonly string[];
  /** Modules that the scripts import at once. */
  readonly preloads: readonly string[];
  /** The text of the styles that every page has, put into the page itself. */
  readonly styles: string;
  /** Their files, so that the loader of lazy pages does not put them after the styles of a page. */
  readonly includedStyles: readonly string[];
}

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const manifest = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifest>;

/** Reads from the build's manifest which scripts and styles a page starts with. */
export function readAppAssets(clientFolder: string, prefix: string): AppAssets {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')));
  const entries = Object.keys(chunks).filter(
    (key) => chunks[key]?.isEntry && chunks[key].file.endsWith('.js'),
  );
  const imported = followImports(chunks, entries).filter((key) => !entries.includes(key));
  const styles = listStyles(chunks, [...imported, ...entries]);
  return {
    scripts: toFiles(chunks, entries).map((file) => prefix + file),
    preloads: toFiles(chunks, imported).map((file) => prefix + file),
    styles: styles.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n'),
    includedStyles: styles.map((file) => prefix + file),
  };
}

function followImports(chunks: Manifest, entries: readonly string[]): string[] {
  const seen = new Set(entries);
  // A set that grows while it is walked visits what was added.
  for (const key of seen) for (const imported of chunks[key]?.imports ?? []) seen.add(imported);
  return [...seen];
}

function toFiles(chunks: Manifest, keys: readonly string[]): string[] {
  return keys.flatMap((key) => chunks[key]?.file ?? []);
}

function listStyles(chunks: Manifest, keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => chunks[key]?.css ?? []))];
}
