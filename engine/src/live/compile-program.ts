import type { ProgramDefinition } from '../definition/program.ts';
import type { Question, QuestionGroup } from '../definition/section.ts';
import { buildScope, type Slot } from '../rules/scope.ts';
import { compileCondition } from './compile-condition.ts';
import { compileScope } from './compile-scope.ts';
import type {
  CompiledPart,
  CompiledProgram,
  CompiledQuestion,
  CompiledSlot,
  PartKind,
} from './compiled-program.ts';
import { connectReads, createNode, orderNodes } from './dependency-graph.ts';

/** Makes a sound definition ready for live forms; `checkProgram` says beforehand whether it is sound. */
export function compileProgram(definition: ProgramDefinition): CompiledProgram {
  const outline = outlineOf(definition);
  const scope = buildScope(outline.questions.map(({ question }) => question));
  const compilePart = <Definition extends Parameters<typeof compileCondition>[0]>(
    kind: PartKind,
    part: Definition,
    index: number,
    parent: CompiledPart<unknown> | undefined,
  ): CompiledPart<Definition> & { readonly reads: ReadonlySet<Slot> } => {
    const node = createNode(kind, index, parent ? [parent.node] : []);
    const condition = compileCondition(part, scope);
    return { index, definition: part, parentIndex: parent?.index ?? -1, node, ...condition };
  };

  const sections = definition.sections.map((section, index) =>
    compilePart('section', section, index, undefined),
  );
  const groups = outline.groups.map(({ group, sectionIndex }, index) =>
    compilePart('group', group, index, sections[sectionIndex]),
  );
  const parts = outline.questions.map(({ question, groupIndex }, index) =>
    compilePart('question', question, index, groups[groupIndex]),
  );
  const form = compileScope(
    scope,
    parts.map(({ node }) => node),
  );
  for (const { node, reads } of [...sections, ...groups, ...parts])
    connectReads(form, scope, { node }, reads);
  form.nodes = orderNodes([...sections, ...groups, ...parts, ...form.slots].map(({ node }) => node));

  const slotsOf = groupByQuestion(form.slots, parts.length);
  const questions = parts.map((part, index): CompiledQuestion => {
    const slots = slotsOf[index] ?? [];
    return {
      ...part,
      sectionIndex: groups[part.parentIndex]?.parentIndex ?? -1,
      skippedSlot: slots.find(({ slot }) => slot.marksSkipped),
      slots: slots.filter(({ slot }) => !slot.marksSkipped),
    };
  });
  const questionByKey = new Map(questions.map((question) => [question.definition.key, question]));
  return { definition, sections, groups, questions, questionByKey, scope, form };
}

interface Outline {
  readonly groups: { readonly group: QuestionGroup; readonly sectionIndex: number }[];
  readonly questions: { readonly question: Question; readonly groupIndex: number }[];
}

function outlineOf({ sections }: ProgramDefinition): Outline {
  const outline: Outline = { groups: [], questions: [] };
  sections.forEach((section, sectionIndex) => {
    for (const group of section.questionGroups) {
      const groupIndex = outline.groups.push({ group, sectionIndex }) - 1;
      for (const question of group.questions) outline.questions.push({ question, groupIndex });
    }
  });
  return outline;
}

function groupByQuestion(slots: readonly CompiledSlot[], count: number): CompiledSlot[][] {
  const groups = Array.from({ length: count }, (): CompiledSlot[] => []);
  for (const compiled of slots) groups[compiled.slot.questionIndex]?.push(compiled);
  return groups;
}
