/** A stretch of a longer text. What begins before `decided` is whole; what begins later is in the next stretch again. */
interface Stretch {
  readonly text: string;
  readonly decided: number;
}

/**
 * Lays the pieces of a text so that nothing is missed or seen twice where they meet. Whoever reads says from where on a
 * piece is not whole for them; of white space that is carried over one character stays, so that little is carried.
 */
export async function* overlap(
  pieces: AsyncIterable<string>,
  findUndecided: (text: string) => number,
): AsyncGenerator<Stretch> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    const decided = findUndecided(text);
    yield { text, decided };
    rest = text.slice(decided).replace(/\s+/g, ' ');
  }
  yield { text: rest, decided: rest.length };
}
