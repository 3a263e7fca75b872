import type { Rule } from '../../definition/rule.ts';
import { findOwnAnswer } from '../../rules/operators/answer.ts';
import { findTest } from '../../rules/operators/format.ts';
import type { Slot } from '../../rules/scope.ts';
import { meetsDemands, type FieldCheck } from '../../validation/fields/compile-field-check.ts';
import { sureKinds } from '../../validation/fields/sure-answer.ts';
import { writeSure } from './write-slot.ts';
import type { JudgeText } from './write-judged-slot.ts';

/** Where an answer is not right beyond doubt, the whole check of its field is asked. */
export function writeJudgedCheck(check: FieldCheck, index: number, text: JudgeText): string {
  const whole = `effective[${index}] = value; check(at, ${index}, value);`;
  const sure = writeSure(check, text.constants);
  if (sure === undefined) return whole;
  return `if (!((${sure})${writeDemands(check, index, text)})) { ${whole} }`;
}

function writeDemands(check: FieldCheck, index: number, text: JudgeText): string {
  if (check.demands.length === 0) return '';
  const { tests, checks } = text.constants;
  const ownTests = check.sure.kind === sureKinds.text ? listOwnTests(check.slot) : undefined;
  if (ownTests) return ownTests.map((test) => ` && tests[${tests.push(test) - 1}](value)`).join('');
  return ` && (effective[${index}] = value, checks[${checks.push((at) => meetsDemands(check, at)) - 1}](at))`;
}

/** The tests of a field whose rules ask for nothing but formats of its own text. */
function listOwnTests({ field, scope, index }: Slot): ((text: string) => boolean)[] | undefined {
  const rules = field.validation?.rules?.map(({ rule }) => rule) ?? [];
  const tests = rules.flatMap((rule) => {
    const isOwn =
      isFormat(rule) && findOwnAnswer(rule.format, { scope, noteRead: () => undefined }) === index;
    return isOwn ? [findTest(rule)] : [];
  });
  return tests.length === rules.length ? tests : undefined;
}

function isFormat(rule: Rule): rule is Extract<Rule, { readonly format: Rule }> {
  return typeof rule === 'object' && rule !== null && 'format' in rule;
}
