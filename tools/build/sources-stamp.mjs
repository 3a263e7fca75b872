import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'engine',
  'programs',
  'server',
  'ui',
  'portal',
  'console',
  'tools',
  'package.json',
  'package-lock.json',
];
const leftOut = new Set(['node_modules', 'dist', 'gql', 'generated', 'testing']);

/**
 * A digest of everything that the build reads.
 * @param {string} root
 */
export function stampOf(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(path.join(root, source))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root */
export function isBuilt(root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === stampOf(root);
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} stamp
 */
export function markBuilt(root, stamp) {
  writeFileSync(stampFile(root), stamp);
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'server/dist/sources.stamp');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function listFiles(place) {
  try {
    return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
      if (leftOut.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const inner = path.join(place, entry.name);
      return entry.isDirectory() ? listFiles(inner) : [inner];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [place];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
