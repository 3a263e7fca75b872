import { renderCopy, type Answers, type CopyValues, type Field } from '@handrail/engine';
import { listDocumentIds } from '@handrail/ui/form-renderer';
import { listQuestions } from '../../application/index.ts';
import type { Submission } from '../submission-query.ts';

/** The question that each document answers: photos from a phone all have similar names. */
export function listPurposes(
  { sections, form }: Submission,
  copyValues: CopyValues,
): ReadonlyMap<string, string> {
  const purposes = new Map<string, string>();
  const walk = (fields: readonly Field[], read: (path: string) => unknown, prefix = '') => {
    for (const field of fields) {
      const path = `${prefix}${field.key}`;
      const value = read(path);
      if (field.type === 'Document')
        for (const id of listDocumentIds(value)) purposes.set(id, renderCopy(field.copy, copyValues));
      if (field.type !== 'Complex') continue;
      if (!field.repeated) walk(field.subFields, read, `${path}.`);
      else if (Array.isArray(value))
        for (const entry of value as Answers[]) walk(field.subFields, (key) => entry[key]);
    }
  };
  const answers = form.submittedAnswers();
  const readForm = (path: string) => answers[path] ?? form.findField(path)?.value;
  for (const { fields } of sections.flatMap(listQuestions)) walk(fields, readForm);
  return purposes;
}
