import type { FormSettings } from '../../definition/form-settings.ts';
import { reviewSectionKey, type Section } from '../../definition/section.ts';
import type { Answers } from '../../values/answers.ts';
import type { CompiledPart, CompiledProgram } from '../compiled-program.ts';
import { fuelOfEvaluation } from '../form-instance.ts';
import type { FormReport, QuestionReport, SectionReport } from '../form-report.ts';
import { listAlwaysSeen } from './list-always-seen.ts';
import type { FoundFault, Judge, JudgedPlace } from './judge.ts';

/** A judge with what its reports have in common. */
export interface Reporter {
  readonly judge: Judge;
  readonly alwaysSeen: readonly boolean[];
  readonly complete: readonly SectionReport[];
}

export function createReporter(compiled: CompiledProgram, judge: Judge): Reporter {
  const { sections, form } = compiled;
  const seen = listAlwaysSeen(compiled, form);
  return {
    judge,
    alwaysSeen: sections.map(({ index }) => seen.has(index)),
    complete: sections.map(({ definition }) => toReport(definition, [])),
  };
}

/** Reports on whole answers of which nothing is kept; nothing where the judge could not judge them. */
export function reportAnswers(
  { judge, alwaysSeen, complete }: Reporter,
  compiled: CompiledProgram,
  given: Answers,
  settings: FormSettings,
): FormReport | undefined {
  const found: FoundFault[] = [];
  const isSeen = alwaysSeen.slice();
  const form = { settings, fuel: fuelOfEvaluation };
  const at: JudgedPlace = {
    effective: [],
    parent: undefined,
    form,
    isOpen: [],
    isSeen,
    found,
    listKey: '',
    position: 0,
  };
  if (!judge(given, at)) return undefined;
  const sections: SectionReport[] = [];
  let countedCount = 0;
  let completeCount = 0;
  for (const section of compiled.sections) {
    if (!isSeen[section.index]) continue;
    const questions = found.length === 0 ? noQuestions : listQuestions(compiled, section, found);
    const report = questions.length === 0 ? complete[section.index] : toReport(section.definition, questions);
    if (!report) continue;
    sections.push(report);
    if (report.key === reviewSectionKey) continue;
    countedCount += 1;
    if (report.isComplete) completeCount += 1;
  }
  const progress = countedCount === 0 ? 1 : completeCount / countedCount;
  return { canSubmit: found.length === 0, progress, sections };
}

const noQuestions: readonly QuestionReport[] = [];

function listQuestions(
  { questions }: CompiledProgram,
  { index, definition }: CompiledPart<Section>,
  found: readonly FoundFault[],
): readonly QuestionReport[] {
  const reports: (QuestionReport & { fields: FoundFault['report'][]; missingCount: number })[] = [];
  let last = -1;
  for (const { questionIndex, report } of found) {
    const question = questions[questionIndex];
    if (question?.sectionIndex !== index) continue;
    if (questionIndex !== last)
      reports.push({
        key: question.definition.key,
        sectionKey: definition.key,
        isShown: true,
        isSkipped: false,
        isComplete: false,
        missingCount: 0,
        fields: [],
      });
    last = questionIndex;
    const current = reports.at(-1);
    if (!current) continue;
    current.fields.push(report);
    if (report.isMissing) current.missingCount += 1;
  }
  return reports;
}

function toReport({ key, name }: Section, questions: readonly QuestionReport[]): SectionReport {
  return { key, name, isShown: true, isComplete: questions.length === 0, questions };
}
