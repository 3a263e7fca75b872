/** Several messages as one text in which each is a sentence; a single one stays to the letter. */
export function sayMessages(messages: readonly string[]): string {
  return messages
    .map((message, position) => (position < messages.length - 1 ? endSentence(message) : message))
    .join(' ');
}

function endSentence(message: string): string {
  return /[.!?:]$/.test(message) ? message : `${message}.`;
}
