import { applyTo, type Evaluate, type OperatorTable, type RuleReader } from '../operator.ts';
import { takeAffordable, type Place } from '../place.ts';
import type { Rule } from '../../definition/rule.ts';
import { resolveAnswer, type ResolvedAnswer } from '../resolve-answer.ts';
import { isPresent, isScalar, isTrue } from '../rule-value.ts';

/** Where values come from: answers, settings and the definition itself. */
export const answerOperators: OperatorTable<
  'answer' | 'item' | 'setting' | 'literal' | 'answered' | 'lookup' | 'if'
> = {
  answer: ({ answer, up }, reader) => {
    const resolved = resolveAnswer(reader.scope, answer, up);
    if (!resolved) return () => undefined;
    reader.noteRead(resolved.slot);
    return readAnswer(resolved, reader);
  },

  item: () => (_at, item) => item,

  setting:
    ({ setting }) =>
    (at) =>
      at.form.settings[setting],

  literal:
    ({ literal }) =>
    () =>
      literal,

  answered: ({ answered }, reader) => applyTo(answered, reader, isPresent),

  lookup: ({ lookup, table, else: otherwise = null }, { read }) => {
    const key = read(lookup);
    const values = new Map(Object.entries(table));
    const missing = read(otherwise);
    return (at, item) => {
      const name = key(at, item);
      return (isScalar(name) ? values.get(String(name)) : undefined) ?? missing(at, item);
    };
  },

  if: (rule, { read }) => {
    const condition = read(rule.if);
    const then = read(rule.then);
    const otherwise = read(rule.else ?? null);
    return (at, item) => (isTrue(condition(at, item)) ? then(at, item) : otherwise(at, item));
  },
};

/** The slot of an answer that a rule reads as it is and beside its own field; nothing for any other rule. */
export function findOwnAnswer(
  rule: Rule,
  { scope, noteRead }: Pick<RuleReader, 'scope' | 'noteRead'>,
): number | undefined {
  if (typeof rule !== 'object' || rule === null || !('answer' in rule)) return undefined;
  const resolved = resolveAnswer(scope, rule.answer, rule.up);
  if (resolved?.kind !== 'answer' || resolved.up > 0) return undefined;
  noteRead(resolved.slot);
  return resolved.slot.index;
}

function readAnswer(resolved: ResolvedAnswer, reader: RuleReader): Evaluate {
  const { index } = resolved.slot;
  if (resolved.kind === 'answer') {
    return climb(resolved.up, (at) => at.effective[index]);
  }
  if (resolved.kind === 'addressPart') {
    const { part } = resolved;
    return climb(resolved.up, (at) => {
      const address = at.effective[index];
      return typeof address === 'object' && address ? (address as Record<string, unknown>)[part] : undefined;
    });
  }
  const inner = readAnswer(resolved.inner, reader);
  // Entries within entries give one list, so that a sum or a choice reaches all of them.
  const isNested = resolved.inner.kind === 'eachEntry';
  return climb(resolved.up, (at) => {
    const entries = takeAffordable(at, (at.effective[index] ?? []) as readonly Place[]);
    return isNested ? entries.flatMap((entry) => inner(entry)) : entries.map((entry) => inner(entry));
  });
}

function climb(up: number, evaluate: Evaluate): Evaluate {
  if (up === 0) return evaluate;
  return (at) => {
    let place: Place | undefined = at;
    for (let step = 0; step < up; step += 1) place = place?.parent;
    return place && evaluate(place);
  };
}
