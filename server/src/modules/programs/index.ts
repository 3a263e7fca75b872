export { canAccessProgram } from './can-access-program.ts';
export { listPrograms } from './list-programs.ts';
export type { Program, ProgramApplicantType, ProgramConfig, ProgramStatus } from './program.ts';
export { publishDefinition } from './publish-definition.ts';
export { saveProgram, type ProgramDraft } from './save-program.ts';
