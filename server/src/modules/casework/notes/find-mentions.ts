/** Someone who can be mentioned. */
interface Named {
  readonly id: string;
  readonly name: string | null;
}

/** Everyone whose name stands after an @ in a note; a longer name is taken before one that it begins with. */
export function findMentions<Person extends Named>(body: string, people: readonly Person[]): Person[] {
  const byLength = people
    .flatMap((person) => (person.name === null ? [] : [{ person, name: person.name.trim().toLowerCase() }]))
    .filter(({ name }) => name !== '')
    .toSorted((left, right) => right.name.length - left.name.length);
  const found = new Map<string, Person>();
  for (const after of body.toLowerCase().split('@').slice(1)) {
    const hit = byLength.find(({ name }) => after.startsWith(name) && !continues(after, name.length));
    if (hit) found.set(hit.person.id, hit.person);
  }
  return [...found.values()];
}

/** "@Ana" is not in "@Anabel". */
function continues(text: string, length: number): boolean {
  return /^[\p{L}\p{N}]/u.test(text.slice(length));
}
