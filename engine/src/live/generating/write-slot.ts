import type { Rule } from '../../definition/rule.ts';
import { compileRule } from '../../rules/compile-rule.ts';
import { isTrue } from '../../rules/rule-value.ts';
import type { Scope } from '../../rules/scope.ts';
import type { Place } from '../../rules/place.ts';
import { meetsDemands, type FieldCheck } from '../../validation/fields/compile-field-check.ts';
import { listChoosable, startsVisibly, sureKinds } from '../../validation/fields/sure-answer.ts';
import type { CompiledScope, CompiledSlot } from '../compiled-program.ts';
import { sight } from '../find-sight.ts';
import { findComparison, listTerms } from './find-comparison.ts';

/** What the generated text names by its position. */
export interface Constants {
  readonly rules: ((at: Place) => boolean)[];
  readonly sets: ReadonlySet<string>[];
  readonly checks: ((at: Place) => boolean)[];
}

/** The line of one field; texts of the definition stand in it as JSON and nowhere else. */
export function writeSlot(slot: CompiledSlot, { columns }: CompiledScope, constants: Constants): string {
  const { index, gateIndex, wholeIndex, skippedIndex, entry, work } = slot;
  const isDeferred = columns.isDeferred[index] === true;
  const key = columns.keys[index];
  const isSimple = wholeIndex < 0 && skippedIndex < 0 && !entry && (!work || isDeferred);
  // What every object has by that name would be read as an answer.
  if (!isSimple || (key !== undefined && key in Object.prototype)) return `usual.slot(place, ${index});`;

  const conditions = [
    ...(gateIndex < 0 ? [] : [`isOpen[${gateIndex}]`]),
    ...writeConditions(slot, constants),
  ];
  const take = key === undefined ? '' : `value = effective[${index}] = given[${JSON.stringify(key)}];`;
  const check = isDeferred ? '' : writeCheck(columns.earlyChecks[index], index, key, constants);
  const line = `flags[${index}] = ${sight}; ${take} ${check}`;
  return conditions.length === 0 ? line : `if (${conditions.join(' && ')}) { ${line} }`;
}

function writeConditions({ slot, logic }: CompiledSlot, constants: Constants): string[] {
  if (!logic) return [];
  const { dynamicLogic, adminOnly } = slot.field;
  if (adminOnly || dynamicLogic === undefined) {
    return [`rules[${constants.rules.push((at) => isTrue(logic(at))) - 1}](place)`];
  }
  return listTerms(dynamicLogic).map((term) => writeTerm(term, slot.scope, constants));
}

/** A condition, with what it is for the usual kind of answer in front. */
function writeTerm(term: Rule, scope: Scope, constants: Constants): string {
  const { evaluate } = compileRule(term, scope);
  const other = `rules[${constants.rules.push((at) => isTrue(evaluate(at))) - 1}](place)`;
  const found = findComparison(term, scope);
  if (!found) return other;
  const { index, operator, operand } = found;
  const right = JSON.stringify(operand);
  const [type, isUsual] =
    typeof operand === 'string' ? ['string', 'true'] : ['number', 'value - value === 0'];
  return `(value = effective[${index}], typeof value === '${type}' && ${isUsual}
    ? value ${operator} ${right} : value !== undefined && ${other})`;
}

function writeCheck(
  check: FieldCheck | undefined,
  index: number,
  key: string | undefined,
  constants: Constants,
): string {
  if (!check) return '';
  const whole = `usual.check(place, ${index}, effective[${index}]);`;
  const sure = key === undefined ? undefined : writeSure(check, constants);
  if (sure === undefined) return whole;
  const demands =
    check.demands.length === 0
      ? ''
      : ` && checks[${constants.checks.push((at) => meetsDemands(check, at)) - 1}](place)`;
  return `if (!((${sure})${demands})) ${whole}`;
}

/** What an answer has to be to be right beyond doubt; nothing where only the whole check knows. */
export function writeSure({ sure: { kind, least, most, options } }: FieldCheck, constants: Constants) {
  switch (kind) {
    case sureKinds.text:
      return `typeof value === 'string' && value.length >= ${writeLimit(least)} && value.length <= ${writeLimit(most)} && ${visibleStart}`;
    case sureKinds.number:
      return `typeof value === 'number' && value >= ${writeLimit(least)} && value <= ${writeLimit(most)}`;
    case sureKinds.choice:
      return writeChoice(listChoosable(options).filter(startsVisibly), constants);
    case sureKinds.checked:
      return 'value === true';
    case sureKinds.none:
      return undefined;
  }
}

/** Nothing but a number ever stands there, whatever a definition holds. */
function writeLimit(limit: unknown): string {
  return typeof limit === 'number' ? String(limit) : 'NaN';
}

const visibleStart = 'value.charCodeAt(0) > 32';
const fewOptions = 6;

function writeChoice(choosable: readonly string[], { sets }: Constants): string {
  if (choosable.length > fewOptions) return `sets[${sets.push(new Set(choosable)) - 1}].has(value)`;
  return choosable.map((option) => `value === ${JSON.stringify(option)}`).join(' || ') || 'false';
}
