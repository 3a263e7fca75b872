import { firstLocale } from '@handrail/engine';
import { isDeepStrictEqual } from 'node:util';
import type { PartnerFile, ProgramEntry } from './partner-file.ts';

/** The tenants of a partner that names none. */
export function toDefaultTenantIds(id: string) {
  return { applicant: `${id}-applicants`, advocate: `${id}-advocates`, staff: `${id}-staff` };
}

/** The one way to write what a file says: defaults left out, and lists whose order means nothing in order. */
export function toNormalForm(file: PartnerFile): PartnerFile {
  return prune(
    {
      ...file,
      // Only editors read it.
      $schema: undefined,
      applicantTypes: sortBy(file.applicantTypes, ({ role, name }) => `${role} ${name}`),
      taxes: file.taxes && toNormalTaxes(file.taxes),
      definitions: file.definitions && sortBy(file.definitions, toDefinitionName),
      programs: file.programs?.map(toNormalProgram),
      staff: file.staff && sortBy(file.staff, ({ email }) => email),
    },
    {
      channels: ['email'],
      passwordPolicy: 'spec',
      language: firstLocale,
      tenantIds: toDefaultTenantIds(file.id),
    },
  ) as PartnerFile;
}

function toNormalTaxes(taxes: NonNullable<PartnerFile['taxes']>): object {
  const { thresholds = [] } = taxes;
  return prune({ ...taxes, thresholds: sortBy(thresholds, ({ year }) => String(year)) }, {});
}

function toNormalProgram(program: ProgramEntry, index: number): ProgramEntry {
  return prune(
    { ...program, applicantTypes: sortBy(program.applicantTypes, ({ name }) => name) },
    { status: 'Open', sortOrder: index },
  ) as ProgramEntry;
}

export function toDefinitionName({
  key,
  version,
}: {
  readonly key: string;
  readonly version: number;
}): string {
  return `${key} version ${String(version)}`;
}

/** Leaves out what is a default or says nothing. */
function prune(members: object, defaults: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([name, value]) => !isDeepStrictEqual(value, defaults[name]) && !saysNothing(value),
    ),
  );
}

function saysNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined;
  return Object.keys(value).length === 0;
}

function sortBy<T>(items: readonly T[], toKey: (item: T) => string): T[] {
  return [...items].sort((left, right) => (toKey(left) < toKey(right) ? -1 : 1));
}
