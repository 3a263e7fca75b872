import type { ProgramDefinition } from '../program.ts';
import type { DefinitionFault } from './definition-fault.ts';
import { suggestName } from './suggest-name.ts';

/** The answers that rules about earlier applications look at must be answers of this form. */
export function checkHistory(
  { history }: Pick<ProgramDefinition, 'history'>,
  known: ReadonlySet<string>,
): DefinitionFault[] {
  return (history?.once ?? []).flatMap(({ answerKeys }, rule) =>
    answerKeys.flatMap((key, at) =>
      known.has(key)
        ? []
        : {
            path: `history.once[${rule}].answerKeys[${at}]`,
            message: `no field has the key "${key}"${suggestName(key, known)}`,
          },
    ),
  );
}
