import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The documents of our own apps by their hash: in production nothing else is run. */
export type TrustedDocuments = ReadonlyMap<string, string>;

const manifest = z.record(z.string(), z.string());

/** Reads the manifests that the builds of the apps write, each of the shape { hash: document }. */
export function loadTrustedDocuments(files: readonly string[]): TrustedDocuments {
  return new Map(
    files.flatMap((file) => Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))))),
  );
}
