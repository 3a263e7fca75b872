import type { CompiledProgram, CompiledScope } from '../compiled-program.ts';

/** The sections of which something can be seen whatever was answered. */
export function listAlwaysSeen(compiled: CompiledProgram, { slots, columns }: CompiledScope): Set<number> {
  const always = slots.filter(
    ({ gateIndex, wholeIndex, logic }) => gateIndex < 0 && wholeIndex < 0 && !logic,
  );
  return new Set(
    always.flatMap(({ index }) => compiled.questions[columns.seenIn[index] ?? -1]?.sectionIndex ?? []),
  );
}
