import type { ProgramDefinition } from '../program.ts';
import type { DefinitionFault } from './definition-fault.ts';
import { suggestName } from './suggest-name.ts';

/** The answers that rules about earlier applications look at must be answers of this form. */
export function checkHistory(
  { history }: Pick<ProgramDefinition, 'history'>,
  known: ReadonlySet<string>,
): DefinitionFault[] {
  return (history?.once ?? []).flatMap(({ answerKeys, labelledBy }, rule) => [
    ...answerKeys.flatMap((key, at) => checkKey(key, `history.once[${rule}].answerKeys[${at}]`, known)),
    ...(labelledBy === undefined ? [] : checkKey(labelledBy, `history.once[${rule}].labelledBy`, known)),
  ]);
}

function checkKey(key: string, path: string, known: ReadonlySet<string>): DefinitionFault[] {
  if (known.has(key)) return [];
  return [{ path, message: `no field has the key "${key}"${suggestName(key, known)}` }];
}
