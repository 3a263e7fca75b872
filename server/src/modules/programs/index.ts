export { canAccessProgram } from './can-access-program.ts';
export {
  type DefinitionReference,
  libraryOwner,
  mayUseDefinition,
  toDefinitionUrl,
} from './definition-reference.ts';
export { findDefinition, findDefinitionFor } from './definition-store.ts';
export { findForm, type Form, getForm } from './get-form.ts';
export { listOfferedTypeIds } from './program-applicant-type-store.ts';
export { findProgram, listProgramsOf } from './program-store.ts';
export {
  type ChecklistItem,
  programStatuses,
  reasonedActions,
  type Program,
  type ReasonedAction,
} from './program.ts';
export { publishDefinition } from './publish-definition.ts';
export { draftLibrary, publishLibrary } from './publish-library.ts';
export { saveProgram, type ProgramDraft } from './save-program.ts';
