import { reportQuestion, type FieldReport, type ProgramDefinition } from '@handrail/engine';
import { uploadsOf, type FailedUpload, type FormStore } from '@handrail/ui/form-renderer';
import { findQuestion } from '../find-parts.ts';

/** What stands in the way of going on from a question. */
export interface QuestionFaults {
  /** The answers that are called wrong or missing by now, of an address each part. */
  readonly fields: readonly FieldReport[];
  /** Files that did not arrive, which the person may believe were sent. */
  readonly files: readonly FailedUpload[];
}

export function listQuestionFaults(
  definition: ProgramDefinition,
  store: FormStore,
  questionKey: string,
): QuestionFaults {
  const { form } = store;
  const { fields = [] } = reportQuestion(form, questionKey) ?? {};
  const keys = findQuestion(definition, questionKey)?.fields.map(({ key }) => key) ?? [];
  return {
    fields: fields.filter(({ path }) => form.findField(path)?.shownErrors.length),
    files: uploadsOf(store)
      .listFailed()
      .filter(({ path }) => keys.some((key) => path === key || path.startsWith(`${key}.`))),
  };
}

export function countFaults({ fields, files }: QuestionFaults): number {
  return fields.length + files.length;
}
