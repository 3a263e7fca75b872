/** What is checked by one run of the compiler each: rooms with the same settings go together, because each run reads everything that they import. */
export const typeProjects = [
  'server',
  'portal',
  'tools/types/shared-and-console.json',
  'tools/types/scripts.json',
  'tools/types/pure.json',
] as const;

/** The compiler of this room is the native one, several times as fast; what draws the fences needs the other. */
export function typesCommand(project: string): [string, ...string[]] {
  return ['node', 'tools/node_modules/typescript/bin/tsc', '--noEmit', '-p', project];
}
