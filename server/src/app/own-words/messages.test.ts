import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRootDir } from '../start/find-root-dir.ts';

const sources = join(findRootDir(), 'server/src');

/** The only places that read the message of something thrown, and why a person never sees a library's there. */
const readers: Readonly<Record<string, string>> = {
  'adapters/income-limits/hud-api.ts': 'a HudError',
  'modules/applications/saving/assert-taken.ts': 'a refusal of the engine',
  'modules/eligibility/versions/parse-content.ts': 'a fault that the engine found',
  'modules/partner-files/describe-issues.ts': 'the schema has words for each of its parts',
  'modules/partner-files/parse-partner-file.ts': 'a fault that the engine found',
  'modules/payment-batches/import-bank-file.ts': 'a NachaRefusal',
  'modules/payment-batches/write-batch-files.ts': 'a NachaRefusal',
  'modules/sso/save-identity-provider.ts': 'an OperatorError',
  'modules/sso/verify-response.ts': 'compared, never shown',
  'platform/crypto/assert-keys-open-data.ts': 'a KeyRingError',
  'platform/db/app-role/retry-when-concurrent.ts': 'compared, never shown',
  'platform/errors/to-own-words.ts': 'an OperatorError',
  'platform/graphql/document-gate.ts': 'a query that a developer writes; production takes none',
  'platform/errors/parse-input.ts': 'words of the schema, otherwise of wordIssue',
  'platform/graphql/invalid-document.ts': 'queries of developers, outside of production',
  'platform/log/capture-console.ts': 'a warning of Node.js in the log',
  'platform/log/describe-error.ts': "for a developer's own terminal",
  'platform/log/to-pretty-line.ts': "for a developer's own terminal",
};

const readsMessage =
  /\b(error|cause|reason|issue|fault|warning|e|err)\??\.message\b|as Error\)\.message|\{ message \}\) => message/;

describe('the message of something thrown', () => {
  it('is read only where it is known to be ours', () => {
    const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('testing/'))
      .filter((name) => readsMessage.test(readFileSync(join(sources, name), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
  });

  it.each(['`${error.message}`', '(error as Error).message', 'issues.map(({ message }) => message)'])(
    'is noticed in %s',
    (line) => {
      expect(line).toMatch(readsMessage);
    },
  );
});
