import { resolveAnswer } from '../rules/resolve-answer.ts';
import type { LiteralValue, Rule } from '../definition/rule.ts';
import type { FieldOption } from '../definition/field.ts';
import { findSlotRead } from './check-reference.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { RulePoint } from './list-rule-points.ts';
import { suggestName } from './suggest-name.ts';

/** Comparisons of a choice with a value that cannot be chosen: they would never hold. */
export function checkChoices(points: readonly RulePoint[]): DefinitionFault[] {
  return points.flatMap(({ rule, path, scope }) => {
    if (typeof rule !== 'object' || rule === null) return [];
    const operator = 'eq' in rule ? 'eq' : 'in';
    const pair = 'eq' in rule ? rule.eq : 'in' in rule && rule.in;
    if (!pair) return [];
    const [left, right] = pair;
    return [
      ...compareWith(left, right, `${path}.${operator}[1]`),
      ...compareWith(right, left, `${path}.${operator}[0]`),
    ];

    function compareWith(lookup: Rule, compared: Rule, at: string): DefinitionFault[] {
      const values = readLiteral(compared);
      if (values === undefined || !isLookup(lookup)) return [];
      const resolved = resolveAnswer(scope, lookup.answer, lookup.up);
      if (!resolved) return [];
      const { field } = findSlotRead(resolved);
      if (!('options' in field)) return [];
      const known = listValues(field.options);
      return values
        .filter((value) => !known.includes(value))
        .map((value) => ({ path: at, message: describeMiss(lookup.answer, value, known) }));
    }
  });
}

function isLookup(rule: Rule): rule is Extract<Rule, { readonly answer: string }> {
  return typeof rule === 'object' && rule !== null && 'answer' in rule;
}

/** The values that a literal stands for; an empty one asks whether there is an answer at all. */
function readLiteral(rule: Rule): string[] | undefined {
  if (typeof rule === 'object' && rule !== null)
    return 'literal' in rule ? toValues(rule.literal) : undefined;
  return toValues(rule);
}

function toValues(value: LiteralValue): string[] {
  const values = Array.isArray(value) ? (value as readonly LiteralValue[]) : [value];
  return values.filter((item) => item !== null && item !== '').map(String);
}

function listValues(options: readonly FieldOption[]): string[] {
  return options.flatMap(({ value, children = [] }) => [value, ...listValues(children)]);
}

function describeMiss(key: string, value: string, known: readonly string[]): string {
  const shown = known.slice(0, 20).join(', ') + (known.length > 20 ? ', ...' : '');
  return `"${key}" has no option "${value}"${suggestName(value, known) || ';'} its options are ${shown}`;
}
