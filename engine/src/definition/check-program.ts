import { listUnknownPlaceholders } from './copy.ts';
import { introIcons, type IntroPage } from './intro-page.ts';
import type { ProgramDefinition } from './program.ts';

/** One fault of a definition, with the path that leads to it. */
export interface DefinitionFault {
  readonly path: string;
  readonly message: string;
}

/** Checks a definition whole and gives every fault it has, so that an author mends them in one go. */
export function checkProgram(definition: ProgramDefinition): DefinitionFault[] {
  return [
    ...checkIdentity(definition),
    ...checkUniqueKeys('introPages', definition.introPages),
    ...checkUniqueKeys('sections', definition.sections),
    ...definition.introPages.flatMap((page, index) => checkIntroPage(page, `introPages[${index}]`)),
    ...checkPlaceholders(definition, ''),
  ];
}

function checkIdentity({ key, version }: ProgramDefinition): DefinitionFault[] {
  const faults: DefinitionFault[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
    faults.push({ path: 'key', message: `"${key}" is not in kebab-case` });
  if (!Number.isInteger(version) || version < 1)
    faults.push({ path: 'version', message: `${version} is not a whole number from 1` });
  return faults;
}

function checkUniqueKeys(path: string, items: readonly { readonly key: string }[]): DefinitionFault[] {
  const seen = new Set<string>();
  return items.flatMap(({ key }, index) => {
    const repeated = seen.has(key);
    seen.add(key);
    return repeated ? [{ path: `${path}[${index}].key`, message: `"${key}" is used twice` }] : [];
  });
}

function checkIntroPage(page: IntroPage, path: string): DefinitionFault[] {
  if (page.layout !== 'steps') return [];
  if (page.steps.length === 0)
    return [{ path: `${path}.steps`, message: 'a page of steps has at least one step' }];
  return page.steps.flatMap((step, index) =>
    introIcons.includes(step.icon)
      ? []
      : [{ path: `${path}.steps[${index}].icon`, message: `unknown icon "${step.icon}"` }],
  );
}

function checkPlaceholders(value: unknown, path: string): DefinitionFault[] {
  if (typeof value === 'string') {
    return listUnknownPlaceholders(value).map((name) => ({
      path,
      message: `unknown placeholder {{${name}}}`,
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    checkPlaceholders(inner, Array.isArray(value) ? `${path}[${key}]` : joinPath(path, key)),
  );
}

function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
