import type { Rule } from '../../definition/rule.ts';
import { compileRule } from '../../rules/compile-rule.ts';
import { isTrue } from '../../rules/rule-value.ts';
import type { Slot } from '../../rules/scope.ts';
import type { CompiledProgram, CompiledScope, CompiledSlot } from '../compiled-program.ts';
import { findComparison, listTerms, type Comparison } from './find-comparison.ts';
import { listAlwaysSeen } from './list-always-seen.ts';
import { writeJudgedCheck } from './write-judged-check.ts';
import type { Constants } from './write-slot.ts';

/** What the lines of a judge have in common while they are written. */
export interface JudgeText {
  readonly compiled: CompiledProgram;
  readonly scope: CompiledScope;
  readonly constants: Constants & { readonly tests: ((text: string) => boolean)[] };
  /** The variables that say whether something holds. */
  readonly locals: string[];
  readonly comparisons: (Comparison & { readonly name: string })[];
  readonly conditions: (readonly string[])[];
  /** The answers that rules look at. */
  readonly kept: Set<number>;
  /** The sections of which something can always be seen. */
  readonly alwaysSeen: ReadonlySet<number>;
  isBeyondIt: boolean;
}

export function createJudgeText(compiled: CompiledProgram, scope: CompiledScope): JudgeText {
  const text: JudgeText = {
    compiled,
    scope,
    constants: { rules: [], sets: [], checks: [], tests: [] },
    locals: [],
    comparisons: [],
    conditions: [],
    kept: new Set(),
    alwaysSeen: listAlwaysSeen(compiled, scope),
    isBeyondIt: false,
  };
  for (const { reads } of scope.slots[0]?.slot.scope.list ? [] : compiled.gates) keepReads(reads, text);
  for (const slot of scope.slots) text.conditions.push(writeConditions(slot, text));
  return text;
}

/** The line of one field; what it counts as is compared once, however many fields hang on it. */
export function writeJudgedSlot(slot: CompiledSlot, text: JudgeText): string {
  const { index } = slot;
  const section = findSection(index, text);
  const whole = `isWhole${index}`;
  const line = [
    section < 0 || text.alwaysSeen.has(section) ? '' : `isSeen[${section}] = true;`,
    text.locals.includes(whole) ? `${whole} = true;` : '',
    writeAnswer(slot, text),
  ].join(' ');
  const conditions = text.conditions[index] ?? [];
  if (line.trim() === '' || conditions.length === 0) return line;
  return `if (${conditions.join(' && ')}) { ${line} }`;
}

/** An answer counts unless its question was skipped. */
function writeAnswer(compiled: CompiledSlot, text: JudgeText): string {
  const { index, entry, check, slot } = compiled;
  const { columns } = text.scope;
  const key = columns.keys[index];
  if (key === undefined || columns.isDeferred[index]) return '';
  const line = [
    `value = given[${JSON.stringify(key)}];`,
    text.kept.has(index) ? `effective[${index}] = value;` : '',
    ...text.comparisons.filter((each) => each.index === index).map(writeComparison),
    slot.marksSkipped ? `${nameLocal(`isSkipped${index}`, text)} = isSame(value, true);` : '',
    entry ? `if (!entries[${index}](at, value)) return false;` : '',
    entry || !check ? '' : writeJudgedCheck(check, index, text),
  ].join(' ');
  const skipMark = findSkipMark(compiled, text);
  return skipMark < 0 ? line : `if (!isSkipped${skipMark}) { ${line} }`;
}

function findSkipMark({ wholeIndex, skippedIndex }: CompiledSlot, text: JudgeText): number {
  const whole = text.scope.slots[wholeIndex];
  return whole ? findSkipMark(whole, text) : skippedIndex;
}

/** Keeps answers for rules; those of entries, and of the form around them, only the usual way has. */
export function keepReads(reads: readonly Slot[], text: JudgeText): void {
  for (const { scope, index, entryScope } of reads) {
    if (scope !== text.scope.slots[0]?.slot.scope || entryScope) text.isBeyondIt = true;
    text.kept.add(index);
  }
}

function writeConditions({ slot, gateIndex, wholeIndex, logic }: CompiledSlot, text: JudgeText): string[] {
  const conditions = gateIndex < 0 ? [] : [`isOpen[${gateIndex}]`];
  if (wholeIndex >= 0) conditions.push(nameLocal(`isWhole${wholeIndex}`, text));
  const { dynamicLogic, adminOnly } = slot.field;
  if (adminOnly) conditions.push(`at.form.settings.audience === 'staff'`);
  if (logic && dynamicLogic !== undefined)
    for (const term of listTerms(dynamicLogic)) conditions.push(writeTerm(term, slot, text));
  return conditions;
}

function writeTerm(term: Rule, { scope }: Slot, text: JudgeText): string {
  const found = findComparison(term, scope);
  if (!found) {
    const { evaluate, reads } = compileRule(term, scope);
    keepReads(reads, text);
    return `rules[${text.constants.rules.push((at) => isTrue(evaluate(at))) - 1}](at)`;
  }
  const { index, operator, operand } = found;
  const known = text.comparisons.find(
    (each) => each.index === index && each.operator === operator && each.operand === operand,
  );
  if (known) return known.name;
  const name = nameLocal(`holds${text.comparisons.length}`, text);
  text.comparisons.push({ ...found, name });
  return name;
}

/** Answers of a kind that nobody gives there, such as a number as text, are left to the usual way. */
function writeComparison({ name, operator, operand }: JudgeText['comparisons'][number]): string {
  const isUsual =
    typeof operand === 'string'
      ? `typeof value === 'string'`
      : `typeof value === 'number' && value - value === 0`;
  return `if (${isUsual}) ${name} = value ${operator} ${JSON.stringify(operand)};
    else if (value !== undefined && value !== null) return false;`;
}

function nameLocal(name: string, { locals }: JudgeText): string {
  if (!locals.includes(name)) locals.push(name);
  return name;
}

function findSection(index: number, { compiled, scope }: JudgeText): number {
  return compiled.questions[scope.columns.seenIn[index] ?? -1]?.sectionIndex ?? -1;
}
