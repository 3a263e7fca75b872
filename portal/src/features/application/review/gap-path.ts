import { toStepPath, type QuestionReport } from '@handrail/engine';
import { toFieldId } from '@handrail/ui/form-renderer';

/** The page of a question, from where one comes back to the review page. */
export function toEditPath(questionKey: string): string {
  return `${toStepPath({ kind: 'question', key: questionKey })}?review=true`;
}

/** A field of a question, from where one comes back to the review page. */
export function toFieldPath(questionKey: string, path: string): string {
  return `${toEditPath(questionKey)}#${toFieldId(path)}`;
}

/** The first field of a question that still needs an answer. */
export function toGapPath({ key, fields }: QuestionReport): string {
  const [field] = fields;
  return field ? `${toEditPath(key)}#${toFieldId(field.path, field.part)}` : toEditPath(key);
}
