const mostWords = 6;
const phone = /^\+?[\d\s().-]{4,}$/;

/** What staff typed, as the words that the database keeps: plain letters, whole email addresses, digits of a phone. */
export function toSearchWords(typed: string): string[] {
  const text = typed.trim();
  if (phone.test(text)) return [text.replace(/\D/g, '').slice(-10)];
  return text
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word.toLowerCase()] : splitWord(word)))
    .slice(0, mostWords);
}

/** The first word that no longer begins with these letters. */
export function endOf(word: string): string {
  return `${word}\u{10FFFF}`;
}

function splitWord(word: string): string[] {
  return foldLetters(word)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '');
}
