import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Whether a password falls to someone who tries common and breached ones, and words that belong to its owner, first. */
export async function isGuessable(password: string, ownWords: readonly string[] = []): Promise<boolean> {
  const { estimator, commonPasswords } = await loadKnowledge();
  // Most bad passwords are bad words with something before, between or after; these need no long look.
  if (listCores(password).some((core) => commonPasswords.has(core))) return true;
  if (isMadeOf(password, ownWords)) return true;
  return estimator.check(password, [...ownWords]).guessesLog10 < enoughGuesses;
}

/** Ten thousand million guesses: years for one machine at the cost of our hashes, and never at our sign-in. */
const enoughGuesses = 10;

// Longer passwords and more substitutions cost seconds to look at and change no verdict.
const bounds = { maxLength: 32, l33tMaxSubstitutions: 2 };

interface Knowledge {
  readonly estimator: ZxcvbnFactory;
  readonly commonPasswords: ReadonlySet<string>;
}

let knowledge: Promise<Knowledge> | undefined;

function loadKnowledge(): Promise<Knowledge> {
  knowledge ??= readKnowledge();
  return knowledge;
}

/** Half a megabyte of words, read when someone first chooses a password. */
async function readKnowledge(): Promise<Knowledge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const words = Object.values(dictionary).flat().map(String);
  return {
    estimator: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...bounds }),
    commonPasswords: new Set(words.filter((word) => word.length > 2)),
  };
}

const plainLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The word inside: without case, disguise, and what is put before or after it, which may look like a disguise. */
function listCores(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = [/^[^\p{L}]+|[^\p{L}]+$/gu, /^[^\p{L}@$]+|[^\p{L}@$]+$/gu].map((ends) =>
    lower.replace(ends, ''),
  );
  return bare.map((text) => text.replace(/[013457@$]/g, (character) => plainLetters[character] ?? character));
}

/** Whether little is left of a password once the given words are taken out. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce(
    (text, word) => text.replaceAll(word, ' '),
    password.normalize('NFKC').toLowerCase(),
  );
  return words.length > 0 && rest.replace(/[^\p{L}\d]/gu, '').length < 6;
}
