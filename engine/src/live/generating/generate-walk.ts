import type { CompiledScope } from '../compiled-program.ts';
import { turnsPerFunction } from './can-judge.ts';
import type { CompileText } from './compile-text.ts';
import { generateReport } from './generate-judge.ts';
import type { GenerateWalk, Walk } from './walk.ts';
import { writeSlot, type Constants } from './write-slot.ts';

/**
 * Generates the first walk through the places of a scope: a line for each field that hangs on nothing but gates and its
 * own conditions. A line decides what is beyond doubt and leaves the rest to the walk that is not generated.
 */
export function createWalkGenerator(compileText: CompileText): GenerateWalk {
  return (scope) => ({
    walk: joinParts(listParts(scope.turns).map((turns) => generatePart(scope, turns, compileText))),
    report: generateReport(compileText),
  });
}

function joinParts(parts: readonly Walk[]): Walk {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return (place, usual) => {
    for (const part of parts) part(place, usual);
  };
}

function listParts(turns: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(turns.length / turnsPerFunction);
  return Array.from({ length: count }, (_part, at) =>
    turns.slice(at * turnsPerFunction, (at + 1) * turnsPerFunction),
  );
}

function generatePart(scope: CompiledScope, turns: readonly number[], compileText: CompileText): Walk {
  const constants: Constants = { rules: [], sets: [], checks: [] };
  const lines = turns.map((index) => {
    const slot = scope.slots[index];
    return slot ? writeSlot(slot, scope, constants) : `usual.gate(place, ${~index});`;
  });
  const body = `return (place, usual) => {
    const { given, effective, flags, form: { isOpen } } = place;
    let value;
    ${lines.join('\n')}
  };`;
  const { rules, sets, checks } = constants;
  return compileText(body, ['rules', 'sets', 'checks'])(rules, sets, checks) as Walk;
}
