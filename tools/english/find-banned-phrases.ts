import { bannedPhrases } from './banned-phrases.ts';

/** A sentence that a ledger gives to the letter has at least this many words; a single word is never its own. */
const fewestWords = 2;

/** Lists what a text says that it should not, by line, except inside texts that the ledger gives to the letter. */
export function findBannedPhrases(text: string, ledger: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const own = withoutLedgerTexts(line, ledger);
    return bannedPhrases.flatMap(({ pattern, why, instead }) => {
      const [found] = pattern.exec(own) ?? [];
      return found === undefined ? [] : [`line ${index + 1}: "${found}" (${why}); write: ${instead}`];
    });
  });
}

/** The line without the quoted texts that the ledger quotes too. */
function withoutLedgerTexts(line: string, ledger: string): string {
  return line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, (quoted) => {
    const text = quoted.slice(1, -1).replaceAll("\\'", "'");
    const isGiven = text.split(' ').length >= fewestWords && ledger.includes(text);
    return isGiven ? '' : quoted;
  });
}
