import type { ProgramDefinition } from '../definition/program.ts';
import type { Question, QuestionGroup, Section } from '../definition/section.ts';
import { compileOptional } from '../rules/compile-rule.ts';
import { buildScope, type Scope, type Slot } from '../rules/scope.ts';
import { compileScope } from './compile-scope.ts';
import type { GenerateWalk } from './generating/walk.ts';
import type { CompiledGate, CompiledPart, CompiledProgram, CompiledQuestion } from './compiled-program.ts';

/** Compiles a sound definition for live forms; `checkProgram` tells first whether it is sound. */
export function compileProgram(definition: ProgramDefinition, generate?: GenerateWalk): CompiledProgram {
  const sections: CompiledPart<Section>[] = [];
  const groups: CompiledPart<QuestionGroup>[] = [];
  const parts: CompiledPart<Question>[] = [];
  for (const section of definition.sections) {
    const sectionIndex = addPart(sections, section, -1);
    for (const group of section.questionGroups) {
      const groupIndex = addPart(groups, group, sectionIndex);
      for (const question of group.questions) addPart(parts, question, groupIndex);
    }
  }

  const scope = buildScope(parts.map((part) => part.definition));
  const gates: CompiledGate[] = [];
  const ofSections = sections.map((part) => addGate(gates, part.definition, -1, scope));
  const ofGroups = groups.map((part) => addGate(gates, part.definition, ofSections[part.parentIndex], scope));
  const ofQuestions = parts.map((part) => addGate(gates, part.definition, ofGroups[part.parentIndex], scope));
  const form = compileScope(scope, gates, ofQuestions, generate);

  let next = 0;
  const questions = parts.map(({ index, definition: question, parentIndex }): CompiledQuestion => {
    const first = next;
    while (form.slots[next]?.questionIndex === index) next += 1;
    const skippedSlot = question.skippable ? form.slots[first] : undefined;
    return {
      index,
      definition: question,
      parentIndex,
      sectionIndex: groups[parentIndex]?.parentIndex ?? -1,
      skippedSlot,
      slots: form.slots.slice(skippedSlot ? first + 1 : first, next),
    };
  });
  const questionsOfSection = sections.map((): CompiledQuestion[] => []);
  for (const question of questions) questionsOfSection[question.sectionIndex]?.push(question);
  return { definition, sections, groups, questions, questionsOfSection, scope, form, gates };
}

function addPart<Definition>(
  parts: CompiledPart<Definition>[],
  definition: Definition,
  parentIndex: number,
): number {
  return parts.push({ index: parts.length, definition, parentIndex }) - 1;
}

/** Gives a part the gate that its conditions make; a part without any stands behind the gate of what it is in. */
function addGate(
  gates: CompiledGate[],
  part: Pick<Section, 'dynamicLogic' | 'adminOnly' | 'applicantTypes'>,
  gateIndex = -1,
  scope: Scope,
): number {
  const reads: Slot[] = [];
  const logic = compileOptional(part.dynamicLogic, scope, reads);
  if (!logic && !part.adminOnly && !part.applicantTypes) return gateIndex;
  return gates.push({ index: gates.length, gateIndex, part, logic, reads, turn: -1, dependents: [] }) - 1;
}
