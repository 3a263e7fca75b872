import { describe, expect, it } from 'vitest';
import { readSources } from '../testing/read-sources.ts';
import { findLoosePlurals } from './find-loose-plurals.ts';

/** Numbers that are never one, each with the reason. */
const neverOne: Record<string, string> = {
  'console/src/features/queue/bulk/bulk-texts.ts': 'one case has its own words',
  'engine/src/check/check-limits.ts': 'a form over the limit has hundreds of fields',
  'engine/src/validation/fields/messages.ts':
    'a month has at least 28 days; a limit while typing is one more',
  'engine/src/check/check-size.ts': 'a fixed limit',
  'engine/src/check/eligibility/content-fault.ts': 'a fixed limit',
  'engine/src/eligibility/eligibility-words.ts': 'one person has their own words',
  'engine/src/rules/linear-regexp/say-pattern-fault.ts': 'a fixed limit',
  'engine/src/validation/fields/check-text.ts': 'the counter is worded so by P540',
  'engine/src/validation/screens/document-quota.ts': 'a fixed limit',
  'engine/src/validation/screens/list-upload-errors.ts': 'a fixed limit',
  'programs/src/mobility-pilot/intro-pages.ts': 'a household of one has its own words',
  'programs/src/shared/application-process.ts': 'no form takes one minute',
  'server/src/cli/backup/backup-commands.ts': '"the files" is no count',
  'server/src/modules/casework/bulk/plan-bulk-change.ts': 'a fixed limit',
  'server/src/modules/casework/field-reviews/field-reviews.graphql.ts': 'a fixed limit',
  'server/src/modules/casework/messages/attach-documents.ts': 'a fixed limit',
  'server/src/modules/casework/queue/queue-store.ts': 'a query, no count',
  'server/src/modules/eligibility/versions/publish-eligibility.ts': 'a fixed limit',
  'server/src/modules/documents/upload-quota.ts': 'a fixed limit',
  'server/src/modules/notifications/notice-template.ts': 'a fixed limit',
  'server/src/modules/parties/client-draft.ts': 'a fixed limit',
  'server/src/platform/crypto/password.ts': 'a fixed limit',
  'server/src/platform/graphql/document-gate.ts': 'a fixed limit',
  'server/src/platform/limits/wait-text.ts': 'a wait of one minute has its own words',
  'ui/src/form-renderer/controls/documents/upload-limits.tsx': 'a fixed limit',
};

const sources = readSources(
  /^(?:engine|programs|server|ui|portal|console)\/src\/.*(?<!\.test)\.tsx?$/,
).filter(({ file }) => !/\/(?:testing|gql|generated|isolation-checks)\//.test(file));

describe('a count and its noun', () => {
  it('agree when the count is one, in every text of the product', () => {
    const found = sources
      .filter(({ file }) => !(file in neverOne))
      .flatMap(({ file, text }) => findLoosePlurals(text).map((place) => `${file}, ${place}`));
    expect(found).toEqual([]);
  });

  it.each([
    'print(`${String(partners)} partners`);',
    'print(`${rows.length} encrypted values tried`);',
    `<Trans id="x" message="About {minutes} minutes" />`,
  ])('are seen to disagree in a planted text: %s', (line) => {
    expect(findLoosePlurals(line)).toHaveLength(1);
  });

  it.each([
    "print(sayCount(partners, 'partner'));",
    "count === 1\n  ? say('x', '1 answer')\n  : say('y', '{count} answers')",
    '// The ${name} values are kept.',
  ])('are seen to agree: %s', (line) => {
    expect(findLoosePlurals(line)).toEqual([]);
  });
});
