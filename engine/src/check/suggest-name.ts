/** ', did you mean "x"?' when a known name is one typo away, else nothing. */
export function suggestName(written: string, known: Iterable<string>): string {
  for (const name of known)
    if (isNear(written.toLowerCase(), name.toLowerCase())) return `, did you mean "${name}"?`;
  return '';
}

/** Whether a single letter, or two that changed places, is all that differs. */
function isNear(written: string, name: string): boolean {
  if (Math.abs(written.length - name.length) > 1) return false;
  let start = 0;
  while (start < written.length && written[start] === name[start]) start += 1;
  let end = 0;
  const shared = Math.min(written.length, name.length) - start;
  while (end < shared && written.at(-1 - end) === name.at(-1 - end)) end += 1;
  const left = written.slice(start, written.length - end);
  const right = name.slice(start, name.length - end);
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === `${right[1]}${right[0]}`);
}
