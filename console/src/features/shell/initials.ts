/** Two letters for a round picture, from a name or an address. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@]+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words[1] : undefined].map((word) => word?.slice(0, 1) ?? '');
  return letters.join('').toUpperCase();
}
