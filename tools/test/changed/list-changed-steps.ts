import { runVitest } from '../run-vitest.ts';
import type { Step } from '../steps.ts';
import { typeProjects, typesCommand } from '../type-projects.ts';

interface Change {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** What a developer runs after each change: format, lint and types of what changed, and the tests that concern it. */
export function listChangedSteps({ files, tests }: Change, reports: string): Step[] {
  const code = files.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
  const rooms = new Set(files.map((file) => file.split('/')[0]));
  const projects = typeProjects.filter((project) => project.rooms.some((room) => rooms.has(room)));
  return [
    { name: 'format', command: ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] },
    ...ifAny(files.filter(isGeneratedFrom), {
      name: 'generated code',
      command: ['npm', 'run', '-s', 'generate'],
    }),
    ...ifAny(code, {
      name: 'lint',
      command: ['npx', 'oxlint', '--no-error-on-unmatched-pattern', ...code],
      takesOneCore: true,
    }),
    ...projects.map((project): Step => ({
      name: `types of ${project.name}`,
      command: typesCommand(project),
      takesOneCore: true,
    })),
    ...ifAny(tests, {
      name: 'related tests',
      ...runVitest(reports, tests),
    }),
  ];
}

function isGeneratedFrom(file: string): boolean {
  return file.endsWith('.graphql') || file.startsWith('server/migrations/');
}

function ifAny(files: readonly string[], step: Step): Step[] {
  return files.length > 0 ? [step] : [];
}
