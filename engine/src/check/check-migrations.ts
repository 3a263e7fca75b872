import type { AnswerMigration, MigrationStep } from '../definition/answer-migration.ts';
import type { DefinitionFault } from './definition-fault.ts';

/** The faults of a program's migrations; the keys are those of its present version. */
export function checkMigrations(
  migrations: readonly AnswerMigration[],
  version: number,
  keys: ReadonlySet<string>,
): DefinitionFault[] {
  return migrations.flatMap((migration, index) => {
    const path = `migrations[${index}]`;
    return [
      ...checkStretch(migration, migrations.slice(0, index), version, path),
      ...migration.steps.flatMap((step, position) =>
        checkStep(step, `${path}.steps[${position}]`).concat(
          migration.to === version
            ? checkTargets(step, migration.steps.slice(position + 1), keys, `${path}.steps[${position}]`)
            : [],
        ),
      ),
    ];
  });
}

const operators = ['rename', 'drop', 'setDefault', 'mapValue', 'moveInto', 'moveOutOf'] as const;

function checkStretch(
  { from, to }: AnswerMigration,
  earlier: readonly AnswerMigration[],
  version: number,
  path: string,
): DefinitionFault[] {
  const isSound = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from < to && to <= version;
  if (!isSound) return [{ path, message: `${from} to ${to} is no way up to version ${version}` }];
  const overlaps = earlier.some((other) => from < other.to && other.from < to);
  return overlaps ? [{ path, message: `${from} to ${to} is covered by another migration` }] : [];
}

function checkStep(step: MigrationStep, path: string): DefinitionFault[] {
  const found = operators.filter((operator) => operator in step);
  if (found.length !== 1) return [{ path, message: `a step has one operator of ${operators.join(', ')}` }];
  if ('rename' in step && step.rename.endsWith('.*') !== step.to.endsWith('.*')) {
    return [{ path, message: `"${step.rename}" and "${step.to}" must both end in .* or neither` }];
  }
  if ('drop' in step && !step.reason) return [{ path, message: 'a drop says its reason' }];
  return [];
}

/** Whatever a step fills must exist in the present version, or be taken further by a later step. */
function checkTargets(
  step: MigrationStep,
  later: readonly MigrationStep[],
  keys: ReadonlySet<string>,
  path: string,
): DefinitionFault[] {
  const read = later.flatMap(listSources);
  return listTargets(step)
    .filter((target) => !keys.has(target) && ![...keys, ...read].some((key) => matches(key, target)))
    .map((target) => ({ path, message: `no field has the key "${target}"` }));
}

function matches(key: string, target: string): boolean {
  if (target.endsWith('.*')) return key.startsWith(target.slice(0, -1));
  return key.endsWith('.*') ? target.startsWith(key.slice(0, -1)) : key === target;
}

function listTargets(step: MigrationStep): string[] {
  const prefix = toPrefix(step);
  if ('rename' in step) return [prefix + step.to];
  if ('setDefault' in step) return [prefix + step.setDefault];
  if ('mapValue' in step) return [prefix + step.mapValue];
  if ('moveInto' in step) return Object.values(step.keys).map((key) => `${prefix}${step.moveInto}.${key}`);
  return 'moveOutOf' in step ? Object.values(step.keys).map((key) => prefix + key) : [];
}

function listSources(step: MigrationStep): string[] {
  const prefix = toPrefix(step);
  if ('rename' in step) return [prefix + step.rename];
  if ('drop' in step) return [prefix + step.drop];
  if ('moveInto' in step) return Object.keys(step.keys).map((key) => prefix + key);
  return 'moveOutOf' in step ? Object.keys(step.keys).map((key) => `${prefix}${step.moveOutOf}.${key}`) : [];
}

function toPrefix({ inEntriesOf = [] }: MigrationStep): string {
  return inEntriesOf.map((list) => `${list}.`).join('');
}
