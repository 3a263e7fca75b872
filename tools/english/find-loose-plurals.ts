const nouns = [
  'answers|applications|attempts|cases|changes|characters|checkpoints|clients|days|documents|entries|errors|events',
  'faults|fields|files|hours|items|keys|mails|messages|minutes|months|notices|pages|partners|people|problems|programs|questions',
  'records|results|rows|seconds|sections|steps|texts|times|values|weeks|years',
].join('|');

const counted = new RegExp(
  String.raw`(?:\$\{[^}]*\}+|(?<!\{)\{\w+\})\)?\s(?:\w+\s)?(?:${nouns})\b(?!=)`,
  'g',
);

/** How far above its plural the words for one may be. */
const nearLines = 8;

/** Places where a number stands before a plural and nothing near them asks whether it is one. */
export function findLoosePlurals(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, position) => {
    const near = lines.slice(Math.max(0, position - nearLines), position + 1).join('\n');
    if (/(?:===|<=) 1\b/.test(near) || /^\s*(?:\*|\/[/*])/.test(line)) return [];
    return [...line.matchAll(counted)].map(([words]) => `line ${position + 1}: ${words}`);
  });
}
