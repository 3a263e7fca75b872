import type { AnswerValue } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import { buildForm, type FormSettingsAndTiming } from './build-program.ts';

/** What a form of this one field says about an answer. */
export function listErrors(
  field: Field,
  value?: AnswerValue,
  settings: FormSettingsAndTiming = {},
): readonly string[] {
  return buildForm([field], { [field.key]: value }, settings).findField(field.key)?.errors ?? [];
}
