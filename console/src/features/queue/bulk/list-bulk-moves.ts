import { type CaseActionName, directActionNames, getCaseAction } from '@handrail/engine/cases';

/** The actions that someone with these rights can do to many cases, in the order of the table. */
export function listBulkMoves(rights: readonly string[]): CaseActionName[] {
  return directActionNames.filter((name) =>
    getCaseAction(name).by.some(
      (performer) => typeof performer === 'object' && rights.includes(performer.right),
    ),
  );
}
