import { catalogue } from '@handrail/programs';
import type { PartnerFile, ProgramEntry } from './partner-file.ts';

/** A file in which each program says which version of its form it uses. */
export interface PinnedFile extends PartnerFile {
  readonly programs: (ProgramEntry & { readonly definition: Required<ProgramEntry['definition']> })[];
}

/** Where a file names no version, a program keeps the one it has, and a new one takes the newest. */
export function pinVersions(file: PartnerFile, before: PartnerFile | undefined): PinnedFile {
  const programs = (file.programs ?? []).map((program) => {
    const { key, version = findStandingVersion(program, before) ?? findNewestVersion(key, file) } =
      program.definition;
    return { ...program, definition: { key, version } };
  });
  return { ...file, programs };
}

function findStandingVersion({ name, definition }: ProgramEntry, before: PartnerFile | undefined) {
  const standing = before?.programs?.find((program) => program.name === name)?.definition;
  return standing?.key === definition.key ? standing.version : undefined;
}

/** A key that nobody knows gets a version that nobody knows either, and is refused with it. */
function findNewestVersion(key: string, { definitions = [] }: PartnerFile): number {
  const versions = [...definitions, ...catalogue].filter((form) => form.key === key);
  return Math.max(1, ...versions.map(({ version }) => version));
}
