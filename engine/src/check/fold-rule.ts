import { compileRule } from '../rules/compile-rule.ts';
import type { Place } from '../rules/place.ts';
import { isTrue } from '../rules/rule-value.ts';
import type { Rule } from '../definition/rule.ts';
import type { Scope } from '../rules/scope.ts';
import { firstLocale } from '../language/locale.ts';
import { listRulePoints } from './list-rule-points.ts';

/** Whether a condition holds whatever is answered: true or false when it does not depend on anything, else nothing. */
export function foldCondition(rule: Rule, scope: Scope): boolean | undefined {
  if (typeof rule === 'object' && rule !== null) {
    if ('and' in rule) return foldAll(rule.and, scope, false);
    if ('or' in rule) return foldAll(rule.or, scope, true);
    if ('not' in rule) {
      const folded = foldCondition(rule.not, scope);
      return folded === undefined ? undefined : !folded;
    }
  }
  return isConstant(rule, scope) ? isTrue(compileRule(rule, scope).evaluate(createNowhere())) : undefined;
}

/** One operand that is the deciding value decides; else all must be known. */
function foldAll(rules: readonly Rule[], scope: Scope, deciding: boolean): boolean | undefined {
  const folded = rules.map((rule) => foldCondition(rule, scope));
  if (folded.includes(deciding)) return deciding;
  return folded.includes(undefined) ? undefined : !deciding;
}

function isConstant(root: Rule, scope: Scope): boolean {
  return listRulePoints(root, '', scope).every(
    ({ rule }) =>
      typeof rule !== 'object' || rule === null || !('answer' in rule || 'setting' in rule || 'item' in rule),
  );
}

/** A place without answers, which a rule that depends on nothing does not look at. */
function createNowhere(): Place {
  const settings = { locale: firstLocale, today: '2000-01-01', audience: 'applicant' } as const;
  return { effective: [], parent: undefined, form: { settings, fuel: 10_000 } };
}
