export { publishDefinition } from './publish-definition.ts';
export { saveProgram, type ProgramDraft } from './save-program.ts';
