import type { Answers } from '../values/answers.ts';
import type { CalculatedField, Field } from '../definition/field.ts';
import type { Rule } from '../definition/rule.ts';
import { buildForm, type FormSettingsAndTiming } from './build-program.ts';

/** What a rule gives in a form of these fields. */
export function evaluateRule(
  rule: Rule,
  fields: readonly Field[] = [],
  answers: Answers = {},
  settings: FormSettingsAndTiming = {},
): unknown {
  return buildForm([...fields, buildResult(rule)], answers, settings).findField('result')?.value;
}

/** A field that carries a rule's value, to be read as `result`. */
export function buildResult(formula: Rule): CalculatedField {
  return { type: 'Calculated', key: 'result', copy: 'Result', formula, display: 'hidden' };
}
