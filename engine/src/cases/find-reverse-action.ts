import { type CaseActionName, directActionNames, getCaseAction } from './case-actions.ts';

/** The action by which staff take another one back, to where the case was; undefined where the table has none. */
export function findReverseAction(name: CaseActionName): CaseActionName | undefined {
  const { from, to } = getCaseAction(name);
  return directActionNames.find((other) => {
    const reverse = getCaseAction(other);
    if (reverse.needs.length > 0 || !reverse.by.some((performer) => typeof performer === 'object'))
      return false;
    // Out of the archive a case goes to where it was, whatever that is.
    const begins = to === 'previous' ? reverse.to === from[0] : reverse.from.includes(to);
    return begins && (to === 'previous' || reverse.to === 'previous' || isOnly(from, reverse.to));
  });
}

function isOnly<T>(list: readonly T[], value: T): boolean {
  return list.length === 1 && list[0] === value;
}
