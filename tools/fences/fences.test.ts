import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import config from './dependency-cruiser.cjs';

type Tree = Readonly<Record<string, string>>;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const rooms = ['engine', 'programs', 'server', 'ui', 'portal', 'console', 'e2e', 'bench', 'tools'];
const packages = ['kysely', 'graphql', 'react', 'vitest'];
const nothing = 'export {};\n';

/** One planted violation for each rule of the house. */
const planted: Readonly<Record<string, Tree>> = {
  'engine-imports-no-room': {
    'engine/src/a.ts': "import '../../programs/src/b.ts';",
    'programs/src/b.ts': nothing,
  },
  'programs-import-engine': {
    'programs/src/a.ts': "import '@handrail/server';",
    'server/src/index.ts': nothing,
  },
  'server-imports-engine-and-programs': {
    'server/src/a.ts': "import '../../ui/src/b.ts';",
    'ui/src/b.ts': nothing,
  },
  'ui-imports-engine': { 'ui/src/a.ts': "import '@handrail/portal';", 'portal/src/index.ts': nothing },
  'portal-imports-ui-and-engine': {
    'portal/src/a.ts': "import '../../console/src/b.ts';",
    'console/src/b.ts': nothing,
  },
  'console-imports-ui-and-engine': {
    'console/src/a.ts': "import '../../programs/src/b.ts';",
    'programs/src/b.ts': nothing,
  },
  'only-vite-configs-import-tools': {
    'portal/src/a.ts': "import '../../tools/b.ts';",
    'tools/b.ts': nothing,
  },
  'engine-is-pure': { 'engine/src/a.ts': "import 'node:fs';" },
  'engine-moments-stays-below': {
    'engine/src/moments/a.ts': "import '../values/b.ts';",
    'engine/src/values/b.ts': nothing,
  },
  'engine-values-stays-below': {
    'engine/src/values/a.ts': "import '../definition/b.ts';",
    'engine/src/definition/b.ts': nothing,
  },
  'engine-definition-stays-below': {
    'engine/src/definition/a.ts': "import '../rules/b.ts';",
    'engine/src/rules/b.ts': nothing,
  },
  'engine-rules-stays-below': {
    'engine/src/rules/a.ts': "import '../answers/b.ts';",
    'engine/src/answers/b.ts': nothing,
  },
  'engine-answers-stays-below': {
    'engine/src/answers/a.ts': "import '../history/b.ts';",
    'engine/src/history/b.ts': nothing,
  },
  'engine-history-stays-below': {
    'engine/src/history/a.ts': "import '../validation/b.ts';",
    'engine/src/validation/b.ts': nothing,
  },
  'engine-validation-stays-below': {
    'engine/src/validation/a.ts': "import '../live/b.ts';",
    'engine/src/live/b.ts': nothing,
  },
  'engine-live-stays-below': {
    'engine/src/live/a.ts': "import '../flow/b.ts';",
    'engine/src/flow/b.ts': nothing,
  },
  'engine-flow-stays-below': {
    'engine/src/flow/a.ts': "import '../check/b.ts';",
    'engine/src/check/b.ts': nothing,
  },
  'modules-meet-at-the-door': {
    'server/src/modules/cases/open-case.ts': "import '../users/user-store.ts';",
    'server/src/modules/users/user-store.ts': nothing,
  },
  'shared-knows-no-feature': {
    'portal/src/shared/forms/a.ts': "import '../../features/account/b.ts';",
    'portal/src/features/account/b.ts': nothing,
  },
  'features-know-no-app': {
    'console/src/features/queue/a.ts': "import '../../app/b.ts';",
    'console/src/app/b.ts': nothing,
  },
  'features-meet-at-the-door': {
    'portal/src/features/case/a.ts': "import '../application/b.ts';",
    'portal/src/features/application/b.ts': nothing,
  },
  'platform-knows-no-noun': {
    'server/src/platform/http/a.ts': "import '../../modules/users/index.ts';",
    'server/src/modules/users/index.ts': nothing,
  },
  'only-main-sees-adapters': {
    'server/src/modules/users/a.ts': "import '../../adapters/mailer/smtp.ts';",
    'server/src/adapters/mailer/smtp.ts': nothing,
  },
  'adapters-see-ports-and-platform': {
    'server/src/adapters/mailer/smtp.ts': "import '../../modules/users/index.ts';",
    'server/src/modules/users/index.ts': nothing,
  },
  'only-stores-touch-sql': { 'server/src/modules/users/rename-user.ts': "import 'kysely';" },
  'stores-send-at-once': {
    'server/src/modules/cases/case-store.ts':
      "import { a } from '../../platform/db/send-with-commit.ts';\na;",
    'server/src/platform/db/send-with-commit.ts': 'export const a = 1;\n',
  },
  'only-graphql-files-touch-graphql': { 'server/src/modules/users/rename-user.ts': "import 'graphql';" },
  'no-cycles': { 'ui/src/a.ts': "import './b.ts'; export {};", 'ui/src/b.ts': "import './a.ts'; export {};" },
  'no-undeclared-package': { 'ui/src/a.ts': "import 'react';" },
  'no-development-package-in-the-product': { 'server/src/a.ts': "import 'vitest';" },
};

describe('fences', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it.each(Object.entries(planted))('%s fires on a planted violation', async (rule, tree) => {
    expect(await listViolations(plant(tree, folders))).toContain(rule);
  });

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  });

  it('lets the allowed arrows through', async () => {
    const folder = plant(
      {
        'engine/src/index.ts': nothing,
        'programs/src/index.ts': "import '@handrail/engine';",
        'server/src/start-product.ts': "import './adapters/mailer/smtp.ts'; import '@handrail/programs';",
        'server/src/adapters/mailer/smtp.ts': "import '../../ports/mailer.ts';",
        'server/src/ports/mailer.ts': nothing,
        'server/src/modules/users/user-store.ts': "import 'kysely';",
        'server/src/modules/users/user.graphql.ts': "import 'graphql'; import './user-store.ts';",
        'server/src/modules/users/index.ts': "import './user-store.ts';",
        'server/src/modules/cases/open-case.ts': "import '../users/index.ts';",
        'portal/src/index.ts': "import '@handrail/ui';",
        'ui/src/index.ts': "import '@handrail/engine';",
      },
      folders,
    );
    expect(await listViolations(folder)).toEqual([]);
  });
});

/** Lays out a house in miniature: the rooms with their packages, and the given files. */
function plant(tree: Tree, folders: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fences-'));
  folders.push(folder);
  write(folder, 'package.json', JSON.stringify({ name: 'house', private: true }));
  mkdirSync(path.join(folder, 'node_modules/@handrail'), { recursive: true });
  for (const room of rooms) {
    write(folder, `${room}/package.json`, JSON.stringify(manifest(room)));
    symlinkSync(path.join(folder, room), path.join(folder, 'node_modules/@handrail', room));
  }
  const require = createRequire(import.meta.url);
  for (const name of packages) {
    const installed = path.join(root, 'node_modules', name);
    symlinkSync(
      require.resolve(`${installed}/package.json`).replace(/\/package\.json$/, ''),
      path.join(folder, 'node_modules', name),
    );
  }
  for (const [file, text] of Object.entries(tree)) write(folder, file, text);
  return folder;
}

function manifest(room: string): object {
  const declared = room === 'server' ? { kysely: '*', graphql: '*' } : {};
  return {
    name: `@handrail/${room}`,
    exports: { '.': './src/index.ts' },
    dependencies: {
      ...declared,
      '@handrail/engine': '*',
      '@handrail/programs': '*',
      '@handrail/ui': '*',
      '@handrail/portal': '*',
      '@handrail/server': '*',
    },
    devDependencies: { vitest: '*' },
  };
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function listViolations(folder: string): Promise<string[]> {
  const result = await cruise(
    rooms,
    { ...config.options, baseDir: folder, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true },
    { ...config.options?.enhancedResolveOptions },
  );
  const { summary } = result.output as ICruiseResult;
  return summary.violations.map(({ rule }) => rule.name);
}
