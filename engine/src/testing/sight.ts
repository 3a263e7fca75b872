import { addressParts } from '../rules/resolve-answer.ts';
import type { Rule } from '../definition/rule.ts';
import type { Chooser } from './choice-tape.ts';

/** An answer that a rule can name. */
export interface Ref {
  readonly key: string;
  readonly kind: 'text' | 'number' | 'flag' | 'date' | 'choice' | 'address' | 'other' | 'list';
  /** What can be chosen, for a choice. */
  readonly values: readonly string[];
  /** What can be seen inside an entry, for a list. */
  readonly entry: Sight | undefined;
}

/** The answers that can be seen from a place; those of fields to come are added as they are made. */
export interface Sight {
  readonly refs: Ref[];
  /** The beginnings of all keys of this scope, also of those to come: they stand before the keys further out. */
  readonly taken: ReadonlySet<string>;
  readonly outer: Sight | undefined;
}

/** A look-up and what it finds. */
export interface Source {
  readonly rule: Rule;
  readonly ref: Ref;
  /** Whether it gives the answers of all entries of a list. */
  readonly isMany: boolean;
}

/** Chooses an answer that can be seen: of this scope or further out, a part of an address, or one of every entry. */
export function chooseSource(chooser: Chooser, sight: Sight): Source | undefined {
  const level = chooser.find(listLevels(sight));
  const ref = level && chooser.find(level.sight.refs);
  if (!ref) return undefined;
  const { key, ref: found, isMany } = chooseWithin(chooser, ref);
  const needsUp = level.passed.some(({ taken }) => taken.has(beginningOf(key)));
  const saysUp = needsUp || (level.passed.length > 0 && chooser.oneIn(3));
  const rule = saysUp ? { answer: key, up: level.passed.length } : { answer: key };
  return { rule, ref: found, isMany };
}

export function beginningOf(key: string): string {
  return key.split('.')[0] ?? key;
}

interface Level {
  readonly sight: Sight;
  readonly passed: readonly Sight[];
}

function listLevels(sight: Sight, passed: readonly Sight[] = []): Level[] {
  const further = sight.outer ? listLevels(sight.outer, [...passed, sight]) : [];
  return sight.refs.length > 0 ? [{ sight, passed }, ...further] : further;
}

function chooseWithin(chooser: Chooser, ref: Ref): { key: string; ref: Ref; isMany: boolean } {
  if (ref.kind === 'address' && chooser.flip()) {
    const key = `${ref.key}.${chooser.pick(addressParts)}`;
    return { key, ref: { key, kind: 'text', values: [], entry: undefined }, isMany: false };
  }
  const inner = ref.entry && chooser.flip() ? chooser.find(ref.entry.refs) : undefined;
  if (!inner) return { key: ref.key, ref, isMany: false };
  const within = chooseWithin(chooser, inner);
  return { ...within, key: `${ref.key}.${within.key}`, isMany: true };
}
