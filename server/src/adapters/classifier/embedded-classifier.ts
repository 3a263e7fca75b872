import type { Classification, Classifier } from '../../ports/classifier.ts';
import { labelTerms } from './label-terms.ts';

/** Most documents are none of these until something speaks for it. */
const startingPoint = -2.5;

/** The weights were set by hand and not learned from thousands of documents, so it is never surer than this. */
const surest = 0.95;

/**
 * A naive Bayes model over words of the file's name and text. It runs inside the product: no document leaves.
 */
export function createEmbeddedClassifier(): Classifier {
  return { classify: ({ filename, text }) => Promise.resolve(classify(`${filename} ${text}`)) };
}

function classify(content: string): Classification | undefined {
  const words = ` ${toWords(content)} `;
  const scores = Object.entries(labelTerms).map(([label, terms]) => {
    const found = Object.entries(terms).filter(([term]) => words.includes(` ${term} `));
    return { label, hasReason: found.length > 0, odds: Math.exp(found.reduce(add, startingPoint)) };
  });
  // One is the odds of being something else.
  const total = scores.reduce((sum, { odds }) => sum + odds, 1);
  const [best] = scores.filter(({ hasReason }) => hasReason).toSorted((one, other) => other.odds - one.odds);
  return best && { label: best.label, probability: Math.min(surest, best.odds / total) };
}

function add(sum: number, [, weight]: readonly [string, number]): number {
  return sum + weight;
}

/** `PayStub_2026-01.pdf` reads as "pay stub 2026 01 pdf". */
function toWords(content: string): string {
  return content
    .slice(0, 50_000)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
