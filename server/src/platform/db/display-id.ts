import { randomInt } from 'node:crypto';

/** Gives an id of that many letters for people to read out, such as `7GHX-2QPM`. */
export type DrawDisplayId = (length: number) => string;

/** No letter or digit looks or spells like another, and no words arise. */
const letters = '23456789CFGHJMPQRVWX';
const usualLength = 8;
const drawsPerLength = 3;
const longest = 16;

/**
 * Inserts a row under a display id of its own. The insert gives nothing where the id is taken; then the next one is drawn,
 * and a longer one once several were taken, as happens to a partner with very many cases.
 */
export async function withDisplayId<Row>(
  insert: (displayId: string) => Promise<Row | undefined>,
  draw: DrawDisplayId = drawDisplayId,
): Promise<Row> {
  for (let length = usualLength; length <= longest; length += 1) {
    for (let draws = 0; draws < drawsPerLength; draws += 1) {
      const row = await insert(draw(length));
      if (row !== undefined) return row;
    }
  }
  throw new Error('No display id was free.');
}

export function drawDisplayId(length: number): string {
  const drawn = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return (drawn.match(/.{1,4}/g) ?? []).join('-');
}
