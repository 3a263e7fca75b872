import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';

/** All documents of one application together, whatever question they answer. */
export const maxApplicationDocuments = 200;

/** What is said when an application would get more documents than it may have. */
const quotaWords = defineWords('documentQuota', {
  full: (most: number) =>
    `An application can have up to ${String(most)} documents. Please remove some before you add more.`,
});

/** What is wrong with adding documents to an application that has some already. */
export function listQuotaErrors(locale: Locale, documentCount: number, addedCount: number): string[] {
  const isTooMany = addedCount > 0 && documentCount + addedCount > maxApplicationDocuments;
  return isTooMany ? [quotaWords(locale).full(maxApplicationDocuments)] : [];
}
