/** What is checked by one run of the compiler each: rooms with the same settings go together, because each run reads everything that they import. */
export const typeProjects = [
  'server',
  'portal',
  'tools/types/shared-and-console.json',
  'tools/types/scripts.json',
  'tools/types/pure.json',
] as const;
