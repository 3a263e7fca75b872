import { formOfBox, type TaxReturnForm } from '@handrail/engine/payments';
import type { NamedLine } from '../year/read-tax-year.ts';

/** The lines of one payee that make one return. */
export interface LinesOfReturn {
  readonly payeeId: string;
  readonly lines: readonly NamedLine[];
  /** An earlier return of the same form and year is replaced. */
  readonly isCorrection: boolean;
}

/**
 * The returns of a form: those that are new, and those that changed since they were exported. Asked for again, also
 * those that did not change.
 */
export function groupReturns(
  lines: readonly NamedLine[],
  form: TaxReturnForm,
  { again }: { readonly again: boolean },
): LinesOfReturn[] {
  const byPayee = new Map<string, NamedLine[]>();
  for (const line of lines) {
    if (formOfBox(line.box) !== form || !line.taxForm) continue;
    if (line.state === 'below' || line.state === 'missingTin') continue;
    byPayee.set(line.payeeId, [...(byPayee.get(line.payeeId) ?? []), line]);
  }
  return [...byPayee]
    .map(([payeeId, own]) => ({ payeeId, lines: own, isCorrection: isCorrected(own) }))
    .filter(({ lines: own }) => again || own.some(({ state }) => state !== 'exported'));
}

/** A second box for someone whose return was exported changes that return. */
function isCorrected(lines: readonly NamedLine[]): boolean {
  const wasExported = lines.some(({ exported }) => exported !== null);
  const isChanged = lines.some(({ state }) => state !== 'exported');
  return wasExported && (isChanged || lines.some(({ exported }) => (exported?.number ?? 1) > 1));
}
