import { listInputFields } from '../answers/list-input-fields.ts';
import { factNames, factSources, listFactKeys, type FactName } from '../definition/facts.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline, PlacedField } from './form-outline.ts';
import { suggestName } from './suggest-name.ts';

/** A fact is told by one answer of an applicant, in a field of its kind. */
export function checkFacts(program: ProgramDefinition, { fields }: FormOutline): DefinitionFault[] {
  const { facts = {} } = program;
  const ofForm = new Map(
    fields.filter(({ slot }) => !slot.scope.list).map((placed) => [placed.slot.key, placed]),
  );
  return factNames.flatMap((name) =>
    listFactKeys(facts, name).flatMap((key, at) => {
      const path = name === 'applicantName' ? `facts.${name}[${at}]` : `facts.${name}`;
      const placed = ofForm.get(key);
      if (!placed)
        return [{ path, message: `no field has the key "${key}"${suggestName(key, ofForm.keys())}` }];
      return checkSource(program, name, placed).map((message) => ({ path, message }));
    }),
  );
}

function checkSource(program: ProgramDefinition, name: FactName, { field, slot }: PlacedField): string[] {
  const { kind, tells } = factSources[name];
  if (!tells(field)) return [`"${slot.key}" is not ${kind} field, as ${name} needs`];
  return isForStaff(program, slot.key)
    ? [`"${slot.key}" is filled in by staff, and not by the applicant`]
    : [];
}

function isForStaff(program: ProgramDefinition, key: string): boolean {
  return listInputFields(program).some((input) => input.key === key && input.audience === 'staff');
}
