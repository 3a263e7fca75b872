interface TypeProject {
  readonly name: string;
  /** The rooms it checks, and those that they import. */
  readonly rooms: readonly string[];
}

/** What is checked by one run of the compiler each: rooms with the same settings go together, because each run reads everything that they import. */
export const typeProjects: readonly TypeProject[] = [
  { name: 'server', rooms: ['server', 'engine', 'programs'] },
  { name: 'portal', rooms: ['portal', 'ui', 'engine'] },
  { name: 'tools/types/shared-and-console.json', rooms: ['ui', 'console', 'engine'] },
  {
    name: 'tools/types/scripts.json',
    rooms: ['e2e', 'bench', 'tools', 'server', 'portal', 'console', 'ui', 'engine', 'programs'],
  },
  { name: 'tools/types/pure.json', rooms: ['engine', 'programs'] },
];

/** The compiler of this room is the native one, several times as fast; what draws the fences needs the other. */
export function typesCommand({ name }: TypeProject): [string, ...string[]] {
  return ['node', 'tools/node_modules/typescript/bin/tsc', '--noEmit', '-p', name];
}
