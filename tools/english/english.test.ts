import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLedgers } from '../spec-coverage/read-ledgers.ts';
import { readSources } from '../testing/read-sources.ts';
import { bannedPhrases } from './banned-phrases.ts';
import { findBannedPhrases } from './find-banned-phrases.ts';

const requirements = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../docs/requirements');
const ledger = readLedgers(requirements)
  .map(({ requirement }) => requirement)
  .join('\n');

/** Requirements are quoted as given, applied migrations never change, and this folder names what it bans. */
const exempt = /^(?:docs\/requirements\/|server\/migrations\/|tools\/english\/)/;

const sources = readSources(
  /\.(?:tsx?|mjs|cjs|js|css|html|md|ya?ml|graphql|sh)$|^(?:Dockerfile|package\.json)$/,
).filter(({ file }) => !exempt.test(file));

describe('plain US English', () => {
  it('is what every text, name, comment and document is written in', () => {
    const found = sources.flatMap(({ file, text }) =>
      findBannedPhrases(text, ledger).map((fault) => `${file}, ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['submit', 'You handed in this application.'],
    ['submit', "it('takes no change after the hand-in', run);"],
    ['someone', '// Somebody else may hold the lock.'],
    ['documents', "title: 'Show us your papers',"],
    ['we will email you', "say('next', 'You hear from us by Friday')"],
    ['someone asked for, or requested', "subject: 'A change of your email was asked for',"],
    ['-iz-', 'An organisation that offers programs.'],
    ['-or', 'const colours = {};'],
    ['canceled, canceling', 'when editing is cancelled'],
    ['license', 'Apache licence'],
  ])('asks for "%s" instead of: %s', (instead, line) => {
    expect(findBannedPhrases(line, ledger)).toEqual([expect.stringContaining(`write: ${instead}`)]);
  });

  it('leaves alone a text that the ledger gives to the letter, and only that text', () => {
    const given = 'The row reads "Everybody who applied" to the letter.';
    expect(findBannedPhrases("copy: 'Everybody who applied'", given)).toEqual([]);
    expect(findBannedPhrases("copy: 'Everybody who asked'", given)).toHaveLength(1);
    expect(findBannedPhrases("copy: 'Everybody'", given)).toHaveLength(1);
  });

  it.each(bannedPhrases)('does not ban its own advice: $instead', ({ pattern, instead }) => {
    expect(instead).not.toMatch(pattern);
  });
});
