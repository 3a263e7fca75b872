import { sayCount, type ProgramDefinition } from '@handrail/engine';
import { listTexts, measureReadingGrade } from '@handrail/programs';

/** What a sound program consists of, how hard it is to read, and the texts that are hardest. */
export function summarizeProgram(definition: ProgramDefinition): string {
  const { key, version, sections } = definition;
  const questions = sections.flatMap(({ questionGroups }) =>
    questionGroups.flatMap((group) => group.questions),
  );
  const texts = listTexts(definition);
  const hard = texts
    .map(({ id, text }) => ({ id, text, grade: measureReadingGrade([text]) }))
    .filter(({ grade }) => grade > hardGrade)
    .sort((left, right) => right.grade - left.grade)
    .slice(0, mostHardTexts);
  return [
    `${key}, version ${version}: no faults.`,
    `${sayCount(sections.length, 'section')}, ${sayCount(questions.length, 'question')}, ${sayCount(texts.length, 'text')}.`,
    `Reading grade ${measureReadingGrade(texts.map(({ text }) => text))}; the aim is 6.`,
    ...(hard.length === 0 ? [] : ['Hardest to read:']),
    ...hard.map(({ id, text, grade }) => `  grade ${grade}, ${id}: ${text.replace(/\s+/g, ' ')}`),
  ].join('\n');
}

const hardGrade = 9;
const mostHardTexts = 3;
