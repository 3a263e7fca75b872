import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNamedRows } from './find-named-rows.ts';
import { readLedgers } from './read-ledgers.ts';
import { listUnknownRows, reportCoverage } from './report-coverage.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const prefix = process.argv[2] ?? '';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const tests = tracked
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tools/spec-coverage/'));
const rows = readLedgers(path.join(root, 'docs/requirements'));
const named = findNamedRows(tests.map((file) => path.join(root, file)));

console.log(
  reportCoverage(
    rows.filter(({ id }) => id.startsWith(prefix)),
    new Set(named.keys()),
  ),
);

const unknown = listUnknownRows(rows, named.keys());
if (unknown.length > 0) {
  console.error(`\nNo ledger has these rows, yet a test names them: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
