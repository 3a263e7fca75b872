import { compileLinearPattern } from '../rules/linear-regexp/compile-linear-pattern.ts';
import { sayPatternFault } from '../rules/linear-regexp/say-pattern-fault.ts';
import type { Rule } from '../definition/rule.ts';
import { checkReference } from './check-reference.ts';
import type { DefinitionFault } from './definition-fault.ts';
import { maximumListDepth, maximumRuleDepth } from './limits.ts';
import type { RulePoint } from './list-rule-points.ts';

/** References in rules to things that do not exist, and rules that nest too deeply. */
export function checkRules(points: readonly RulePoint[]): DefinitionFault[] {
  const faults: DefinitionFault[] = [];
  for (const point of points) {
    faults.push(...checkDepth(point), ...checkMeaning(point));
    // No one reads more than this, and looking for near misses is the most expensive part of the check.
    if (faults.length > maximumRuleFaults) break;
  }
  return faults;
}

const maximumRuleFaults = 1_000;

function checkDepth({ path, rule, depth, lists }: RulePoint): DefinitionFault[] {
  if (depth === maximumRuleDepth + 1)
    return [{ path, message: `rules lie deeper than ${maximumRuleDepth} in each other` }];
  if (lists === maximumListDepth && isListOperator(rule))
    return [{ path, message: `list operators lie deeper than ${maximumListDepth} in each other` }];
  return [];
}

function isListOperator(rule: Rule): boolean {
  return typeof rule === 'object' && rule !== null && ('map' in rule || 'any' in rule || 'all' in rule);
}

function checkMeaning({ path, rule, scope, hasItem }: RulePoint): DefinitionFault[] {
  if (typeof rule !== 'object' || rule === null) return [];
  if ('answer' in rule) return checkReference(rule, path, scope);
  if ('item' in rule && !hasItem)
    return [{ path, message: 'an item is there only inside map, any or all over a list of plain values' }];
  return 'format' in rule ? checkFormat(rule, path) : [];
}

function checkFormat(rule: Extract<Rule, { readonly format: Rule }>, path: string): DefinitionFault[] {
  if ('pattern' in rule === 'as' in rule)
    return [{ path, message: 'a format has either a pattern or an "as"' }];
  const compiled = 'pattern' in rule ? compileLinearPattern(rule.pattern) : undefined;
  if (!compiled || !('fault' in compiled)) return [];
  return [
    { path: `${path}.pattern`, message: `the pattern cannot be used: ${sayPatternFault(compiled.fault)}` },
  ];
}
