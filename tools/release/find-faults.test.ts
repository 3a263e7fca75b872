import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

const ready = {
  changelog: '# Changelog\n\n## 1.2.0 (2026-11-17)\n',
  versions: { '.': '1.2.0', server: '1.2.0' },
  changes: '',
};

it('takes a clean tree with one number and a dated section', () => {
  expect(findFaults(ready)).toEqual([]);
});

it.each([
  [{ changes: ' M README.md' }, 'There are changes that are not committed.'],
  [{ versions: { '.': '1.2.0', server: '1.1.0' } }, 'server has the number 1.1.0, not 1.2.0.'],
  [
    { changelog: '## 1.2.0 (unreleased)' },
    'CHANGELOG.md begins with "1.2.0 (unreleased)" instead of "1.2.0 (date)".',
  ],
  [
    { changelog: '## 1.1.0 (2026-11-01)' },
    'CHANGELOG.md begins with "1.1.0 (2026-11-01)" instead of "1.2.0 (date)".',
  ],
])('refuses %j', (change, fault) => {
  expect(findFaults({ ...ready, ...change })).toEqual([fault]);
});
