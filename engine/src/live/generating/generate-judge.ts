import { isSame } from '../../rules/rule-value.ts';
import type { CompiledProgram, CompiledScope } from '../compiled-program.ts';
import type { CompileText } from './compile-text.ts';
import type { Judge } from './judge.ts';
import { createEntriesStep, createSteps } from './judge-steps.ts';
import { canJudge } from './can-judge.ts';
import { createReporter, reportAnswers, type Reporter } from './report-answers.ts';
import type { ReportAnswers } from './walk.ts';
import { createJudgeText, writeJudgedSlot } from './write-judged-slot.ts';

/** Generates the judge of a form when its first answers are to be judged. */
export function generateReport(compileText: CompileText): ReportAnswers {
  let reporter: Reporter | undefined;
  let isTried = false;
  return (compiled, answers, settings) => {
    if (!isTried) {
      isTried = true;
      const judge = generateJudge(compiled, compiled.form, compileText);
      reporter = judge && createReporter(compiled, judge);
    }
    return reporter && reportAnswers(reporter, compiled, answers, settings);
  };
}

/** Generates one function that judges whole answers; none for a form with something that only the usual way can do. */
function generateJudge(
  compiled: CompiledProgram,
  scope: CompiledScope,
  compileText: CompileText,
): Judge | undefined {
  if (!canJudge(scope)) return undefined;
  const steps = createSteps(compiled, scope);
  const entries = scope.slots.map((slot) => {
    const judge = slot.entry && generateJudge(compiled, slot.entry, compileText);
    return judge && createEntriesStep(slot, steps, judge);
  });
  const text = createJudgeText(compiled, scope);
  const lines = scope.turns.map((index) => {
    const slot = scope.slots[index];
    if (slot?.entry && !entries[index]) text.isBeyondIt = true;
    return slot ? writeJudgedSlot(slot, text) : `isOpen[${~index}] = gate(at, ${~index});`;
  });
  if (text.isBeyondIt) return undefined;
  const locals = text.locals.map((name) => `let ${name} = false;`).join(' ');
  const body = `return (given, at) => {
    const { effective, isOpen, isSeen } = at;
    let value;
    ${locals}
    ${lines.join('\n')}
    return true;
  };`;
  const constants = { ...text.constants, ...steps, entries, isSame };
  return compileText(body, Object.keys(constants))(...Object.values(constants)) as Judge;
}
