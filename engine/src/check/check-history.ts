import type { ProgramDefinition } from '../definition/program.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline, PlacedField } from './form-outline.ts';
import { suggestName } from './suggest-name.ts';

/** The answers that rules about earlier applications look at must be answers of this form. */
export function checkHistory(
  { history }: Pick<ProgramDefinition, 'history'>,
  known: ReadonlySet<string>,
  { fields }: FormOutline,
): DefinitionFault[] {
  const once = (history?.once ?? []).flatMap(({ answerKeys, labelledBy }, rule) => [
    ...answerKeys.flatMap((key, at) => checkKey(key, `history.once[${rule}].answerKeys[${at}]`, known)),
    ...(labelledBy === undefined ? [] : checkKey(labelledBy, `history.once[${rule}].labelledBy`, known)),
  ]);
  const atMost = (history?.atMost ?? []).flatMap(({ answerKey }, rule) =>
    checkNumeric(answerKey, `history.atMost[${rule}].answerKey`, fields),
  );
  return [...once, ...atMost];
}

/** A number is added up over applications: it stands in the form itself and is no amount of money. */
function checkNumeric(key: string, path: string, fields: readonly PlacedField[]): DefinitionFault[] {
  const ofForm = new Map(
    fields.filter(({ slot }) => !slot.scope.list).map(({ slot, field }) => [slot.key, field]),
  );
  const field = ofForm.get(key);
  if (!field) return checkKey(key, path, new Set(ofForm.keys()));
  const isNumber =
    (field.type === 'Text' && field.inputType === 'Number') ||
    (field.type === 'Calculated' && field.display === 'number');
  if (isNumber) return [];
  return [{ path, message: `"${key}" is not a Text of inputType Number or a Calculated number field` }];
}

function checkKey(key: string, path: string, known: ReadonlySet<string>): DefinitionFault[] {
  if (known.has(key)) return [];
  return [{ path, message: `no field has the key "${key}"${suggestName(key, known)}` }];
}
