/**
 * How many characters a value takes up, about as JSON would write it. Counting stops above `most`, and needs no stack
 * of calls, so that a value made to be huge or deep costs no more than a small one.
 */
export function measureAnswer(value: unknown, most: number): number {
  const open: unknown[] = [value];
  let size = 0;
  while (open.length > 0 && size <= most) {
    const next = open.pop();
    size += sizeAlone(next);
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      size += Array.isArray(next) ? 1 : key.length + 4;
      if (size > most) break;
      open.push(inner);
    }
  }
  return size;
}

function sizeAlone(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return String(value).length;
  return typeof value === 'object' && value !== null ? 2 : 5;
}
