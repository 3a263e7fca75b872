import type { ProgramDefinition, Question, QuestionGroup, Section } from '@handrail/engine';

type Sections = Pick<ProgramDefinition, 'sections'>;

export function findSection({ sections }: Sections, key: string | undefined): Section | undefined {
  return sections.find((section) => section.key === key);
}

export function findGroup({ sections }: Sections, key: string): QuestionGroup | undefined {
  return sections.flatMap(({ questionGroups }) => questionGroups).find((group) => group.key === key);
}

export function findQuestion(definition: Sections, key: string): Question | undefined {
  return definition.sections.flatMap(listQuestions).find((question) => question.key === key);
}

export function listQuestions({ questionGroups }: Section): readonly Question[] {
  return questionGroups.flatMap(({ questions }) => questions);
}
