import { readdirSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const files = listFiles('');
const howTos = files.filter((file) => file.startsWith('docs/how-to/'));

describe.each(files.filter((file) => file.endsWith('.md')))('%s', (page) => {
  it('links only to what is there', () => {
    const links = [...read(page).matchAll(/(?:\]\(|<img src=")([^)"#\s]+)/g)].map(([, link = '']) => link);
    const missing = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !existsSync(path.resolve(root, path.dirname(page), link)));
    expect(missing).toEqual([]);
  });
});

describe.each(['ARCHITECTURE.md', ...howTos])('the places that %s names', (page) => {
  it('are there', () => {
    const places = [
      ...read(page).matchAll(/`((?:engine|programs|server|ui|portal|console|tools)\/[^`\s]*)`/g),
    ];
    expect(places.map(([, place = '']) => place).filter((place) => !isThere(place))).toEqual([]);
  });
});

describe('the decisions', () => {
  it('are listed in order, each with a number of its own', () => {
    const pages = files
      .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
      .map((file) => path.basename(file));
    const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(
      ([, page]) => page,
    );
    expect(listed).toEqual(pages.toSorted());
    expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
  });
});

/** A place with a blank, as `server/src/modules/<noun>/<noun>-policy.ts`, is there when some file fits it. */
function isThere(place: string): boolean {
  const pattern = place
    .split(/<[^>]+>|\*+/)
    .map((part) => part.replace(/[.{}]/g, '\\$&'))
    .join('[^/]+');
  return files.some((file) => new RegExp(`^${pattern}${place.endsWith('/') ? '' : '(?:$|/)'}`).test(file));
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return /^(?:node_modules|dist|test-results|\..*)$/.test(entry.name) ? [] : listFiles(file);
  });
}

function read(page: string): string {
  return readFileSync(path.join(root, page), 'utf8');
}
