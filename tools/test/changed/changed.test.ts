import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findRelatedTests } from './find-related-tests.ts';
import { listChangedFiles } from './list-changed-files.ts';
import { listChangedSteps } from './list-changed-steps.ts';

const sources = Object.entries({
  'server/src/modules/cases/move-case.ts': '',
  'server/src/modules/cases/index.ts': `export { moveCase } from './move-case.ts';`,
  'server/src/modules/cases/queue/list-queue.test.ts': '',
  'server/src/modules/team/assign.ts': `import { moveCase } from '../cases/index.ts';`,
  'server/src/modules/team/assign.test.ts': `import { assign } from './assign.ts';`,
  'server/src/modules/team/leave.test.ts': `import {\n  moveCase,\n} from '../cases/index.ts';`,
  'server/src/modules/team/late.test.ts': `const late = await import('../cases/move-case.ts');`,
  'server/src/modules/team/shape.test.ts': `import type { Case } from '../cases/index.ts';`,
}).map(([file, text]) => ({ file, text }));

describe('the tests related to a change', () => {
  it('are those of its module, and those elsewhere that import what depends on it', () => {
    expect(findRelatedTests(sources, ['server/src/modules/cases/move-case.ts'])).toEqual([
      'server/src/modules/cases/queue/list-queue.test.ts',
      'server/src/modules/team/late.test.ts',
      'server/src/modules/team/leave.test.ts',
    ]);
  });

  it('are none for a page of the documents', () => {
    expect(findRelatedTests(sources, ['docs/glossary.md'])).toEqual([]);
  });
});

describe('the steps for a change', () => {
  it('format, lint, check the types of every room that imports it, and run the tests', () => {
    const change = {
      files: ['ui/src/page/log-error.ts', 'ui/src/page/page.css'],
      tests: ['ui/src/a.test.ts'],
    };
    const steps = listChangedSteps(change, '/reports');
    expect(steps.map(({ name }) => name)).toEqual([
      'format',
      'lint',
      'types of portal',
      'types of tools/types/shared-and-console.json',
      'types of tools/types/scripts.json',
      'related tests',
    ]);
    expect(steps.find(({ name }) => name === 'lint')?.command.at(-1)).toBe('ui/src/page/log-error.ts');
    expect(steps.at(-1)?.command.at(-1)).toBe('ui/src/a.test.ts');
  });

  it('generate first what is made from an operation or a migration', () => {
    const names = (file: string) =>
      listChangedSteps({ files: [file], tests: [] }, '/reports').map(({ name }) => name);
    expect(names('portal/src/features/home/home.graphql')).toContain('generated code');
    expect(names('server/migrations/0001-start.sql')).toContain('generated code');
    expect(names('docs/glossary.md')).toEqual(['format']);
  });
});

describe('the changed files', () => {
  it('are those since the start of the branch, committed or not, that still exist', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'handrail-changed-'));
    onTestFinished(() => {
      rmSync(root, { recursive: true });
    });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@mail.example', ...args], {
        cwd: root,
      });
    const commit = (...names: string[]) => {
      for (const name of names) writeFileSync(path.join(root, name), `${name}\n`);
      git('add', '--all');
      git('commit', '--quiet', '--message', names.join());
    };
    git('init', '--quiet', '--initial-branch', 'main');
    commit('kept', 'edited', 'removed');
    git('checkout', '--quiet', '-b', 'work');
    commit('committed');
    writeFileSync(path.join(root, 'edited'), 'otherwise\n');
    writeFileSync(path.join(root, 'new'), '\n');
    rmSync(path.join(root, 'removed'));

    expect(listChangedFiles(root)).toEqual(['committed', 'edited', 'new']);
    expect(listChangedFiles(root, 'HEAD')).toEqual(['edited', 'new']);
  });
});
