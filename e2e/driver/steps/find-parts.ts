import type { ProgramDefinition, Question, QuestionGroup } from '@handrail/engine';

interface Parts {
  readonly groups: readonly QuestionGroup[];
  readonly questions: readonly Question[];
}

/** The groups and questions of a form, in order. */
export function findParts({ sections }: ProgramDefinition): Parts {
  const groups = sections.flatMap(({ questionGroups }) => questionGroups);
  return { groups, questions: groups.flatMap(({ questions }) => questions) };
}
