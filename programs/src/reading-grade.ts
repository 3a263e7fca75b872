/**
 * The school grade in which the sentences of texts can be read, by Flesch and Kincaid: longer sentences and longer words
 * make it higher. Labels, names and choices are no sentences, and would only make it look lower or higher than it is.
 */
export function measureReadingGrade(texts: readonly string[]): number {
  const sentences = texts.filter(hasSentence).flatMap(listSentences);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade * 10) / 10;
}

function hasSentence(text: string): boolean {
  return /[.?!](?:\s|$)/.test(text);
}

/** The sentences of a text as lists of words; placeholders, links and numbers are no words. */
function listSentences(text: string): string[][] {
  return text
    .replace(/\{\{[^{}]*\}\}/g, 'name')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/[.!?:](?=\s|$)|\n/)
    .map((sentence) => sentence.match(/[a-z]+(?:['’][a-z]+)?/gi) ?? [])
    .filter((words) => words.length > 0);
}

/** As many as there are groups of vowels, but for a silent e at the end and for vowels that are spoken apart. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/['’]/g, '');
  const spoken = letters.replace(/(?:[^laeiouysxzcgh]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) =>
    end.charAt(0),
  );
  const groups = spoken.match(/[aeiouy]+/g) ?? [];
  const apart = spoken.match(/[^tscgx]i[aou]|[^q]ua/g) ?? [];
  return Math.max(1, groups.length + apart.length);
}
