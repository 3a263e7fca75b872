const mostCharacters = 120;

/** A file's name for the eye alone: without folders, without what cannot be seen, without what turns text around. */
export function toDisplayName(filename: string): string {
  const bare = filename.normalize('NFC').replace(/^.*[\\/]/s, '');
  const seen = bare
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(seen);
  if (characters.length <= mostCharacters) return seen || 'document';
  const extension = /\.[^.]{1,5}$/.exec(seen)?.[0] ?? '';
  return `${characters.slice(0, mostCharacters - extension.length).join('')}${extension}`;
}
