/** All documents of one application together, whatever question they answer. */
export const maxApplicationDocuments = 200;

/** What is said when an application would get more documents than it may have. */
const applicationIsFull = `An application can have up to ${String(maxApplicationDocuments)} documents. Please remove some before you add more.`;

/** What is wrong with adding documents to an application that has some already. */
export function listQuotaErrors(documentCount: number, addedCount: number): string[] {
  const isTooMany = addedCount > 0 && documentCount + addedCount > maxApplicationDocuments;
  return isTooMany ? [applicationIsFull] : [];
}
