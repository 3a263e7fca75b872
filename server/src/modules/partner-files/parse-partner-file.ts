import { isDeepStrictEqual } from 'node:util';
import { catalogue } from '@handrail/programs';
import { checkProgram, firstLocale } from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { wordIssue } from '../../platform/errors/word-issue.ts';
import { describeIssues } from './describe-issues.ts';
import { partnerFileSchema, type PartnerFile, type ProgramEntry } from './partner-file.ts';
import { toNormalForm } from './to-normal-form.ts';

type ReviewEntry = NonNullable<NonNullable<ProgramEntry['config']>['review']>;

/** Reads what a partner's file holds, or says everything that is wrong with it, each by its path. */
export function parsePartnerFile(content: unknown): PartnerFile {
  const parsed = partnerFileSchema.safeParse(content, {
    error: (issue) => wordIssue(firstLocale, issue),
  });
  const faults = parsed.success ? listFaults(parsed.data) : describeIssues(parsed.error.issues, content);
  if (!parsed.success || faults.length > 0) throw new AppError('INVALID_INPUT', inEnglish(faults));
  return toNormalForm(parsed.data);
}

/** What is wrong only in the company of other parts of the file. */
function listFaults(file: PartnerFile): string[] {
  const { applicantTypes, programs = [], definitions = [], staff = [] } = file;
  return [
    ...(applicantTypes.length === 0 ? ['applicantTypes: the list is empty. Add at least one.'] : []),
    ...listRepeats('applicantTypes', 'name', applicantTypes),
    ...listRepeats('programs', 'name', programs),
    ...listRepeats('staff', 'email', staff),
    ...listRepeats('features', '', file.features ?? []),
    ...listRepeats('channels', '', file.channels ?? []),
    ...(file.tenantIds && new Set(Object.values(file.tenantIds)).size < 3
      ? ['tenantIds: two are the same. Use three different ones.']
      : []),
    ...definitions.flatMap((_definition, index) => listDefinitionFaults(file, index)),
    ...programs.flatMap((_program, index) => listProgramFaults(file, index)),
  ];
}

function listRepeats(path: string, member: string, list: readonly unknown[]): string[] {
  const values = list.map((item) =>
    member === '' ? String(item) : String((item as Readonly<Record<string, unknown>>)[member]),
  );
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [`${path}[${String(index)}]${member === '' ? '' : `.${member}`}: "${value}" is in the list twice.`]
      : [],
  );
}

function listDefinitionFaults({ definitions = [], programs = [] }: PartnerFile, index: number): string[] {
  const definition = definitions[index];
  const path = `definitions[${String(index)}]`;
  const faults = checkProgram(definition);
  if (!definition || faults.length > 0) {
    return faults.map((fault) => `${path}${fault.path === '' ? '' : `.${fault.path}`}: ${fault.message}.`);
  }

  const { key, version } = definition;
  const shipped = catalogue.find((form) => form.key === key);
  const isUsed = programs.some(
    ({ definition: used }) => used.key === key && (used.version ?? version) === version,
  );
  const isTwice = definitions.findIndex((other) => other.key === key && other.version === version) < index;
  return [
    ...(isUsed ? [] : [`${path}: no program of this file uses "${key}" version ${String(version)}.`]),
    ...(isTwice ? [`${path}: "${key}" version ${String(version)} is in the list twice.`] : []),
    ...(shipped &&
    (version > shipped.version || (version === shipped.version && !isSame(definition, shipped)))
      ? [`${path}.key: "${key}" is a form in the library. Give your own form another key.`]
      : []),
  ];
}

/** Whether two forms say the same; what is undefined in one is missing from its JSON. */
function isSame(left: object, right: object): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right)));
}

function listReviewRepeats(path: string, review: ReviewEntry | undefined): string[] {
  const { checklist = [], documentLabels = [], reasons = {} } = review ?? {};
  return [
    ...listRepeats(`${path}.checklist`, 'key', checklist),
    ...listRepeats(`${path}.checklist`, 'label', checklist),
    ...listRepeats(`${path}.documentLabels`, '', documentLabels),
    ...Object.entries(reasons).flatMap(([action, list]) =>
      listRepeats(`${path}.reasons.${action}`, 'label', list),
    ),
  ];
}

function listProgramFaults(file: PartnerFile, index: number): string[] {
  const program = file.programs?.[index];
  if (!program) return [];
  const path = `programs[${String(index)}]`;
  const names = file.applicantTypes.map(({ name }) => name);
  return [
    ...(program.applicantTypes.length === 0
      ? [`${path}.applicantTypes: the list is empty. Add at least one of ${names.join(', ')}.`]
      : []),
    ...listRepeats(`${path}.applicantTypes`, 'name', program.applicantTypes),
    ...listRepeats(`${path}.features`, '', program.features ?? []),
    ...listReviewRepeats(`${path}.config.review`, program.config?.review),
    ...(program.features ?? []).flatMap((feature, place) =>
      file.features?.includes(feature)
        ? []
        : [
            `${path}.features[${String(place)}]: "${feature}" is off for the partner. Add it to the features of the partner too.`,
          ],
    ),
    ...program.applicantTypes.flatMap(({ name }, place) =>
      names.includes(name)
        ? []
        : [
            `${path}.applicantTypes[${String(place)}].name: "${name}" is not allowed here. Allowed: ${names.join(', ')}.`,
          ],
    ),
  ];
}
