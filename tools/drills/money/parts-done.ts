import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-npm.ts';

export interface PartDone {
  readonly index: number;
  readonly seconds: number;
}

interface Kept {
  /** What was tested: parts that passed on other sources prove nothing about these. */
  readonly sources: string;
  readonly parts: Readonly<Record<string, readonly PartDone[]>>;
}

const file = path.join(root, '.data/drills.json');

/** The parts of a drill that passed on these very sources. */
export function readParts(name: string): readonly PartDone[] {
  return read().parts[name] ?? [];
}

export function keepPart(name: string, part: PartDone): void {
  write(name, [...readParts(name), part]);
}

export function forgetParts(name: string): void {
  write(name, []);
}

function write(name: string, done: readonly PartDone[]): void {
  const { sources, parts } = read();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ sources, parts: { ...parts, [name]: done } }, undefined, 2));
}

function read(): Kept {
  const sources = findSources();
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.sources === sources ? kept : { sources, parts: {} };
  } catch {
    return { sources, parts: {} };
  }
}

function findSources(): string {
  const trees = ['HEAD:server', 'HEAD:engine'];
  return execFileSync('git', ['rev-parse', ...trees], { cwd: root, encoding: 'utf8' }).trim();
}
