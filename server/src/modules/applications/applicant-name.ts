import type { Application } from './application.ts';

const nameKeys = ['applicantName', 'fullName', 'name'] as const;

/** The name that the answers give for the person who needs the assistance. */
export function findApplicantName({ answers }: Pick<Application, 'answers'>): string | null {
  const names = nameKeys.map((key) => answers[key]).filter((name) => typeof name === 'string');
  return names.find((name) => name.trim() !== '') ?? null;
}
