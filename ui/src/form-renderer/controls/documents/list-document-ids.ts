/** The ids of all documents among answers, also inside entries. */
export function listDocumentIds(answers: unknown): string[] {
  if (typeof answers !== 'object' || answers === null) return [];
  if ('id' in answers && typeof answers.id === 'string' && 'filename' in answers) return [answers.id];
  return Object.values(answers).flatMap(listDocumentIds);
}
