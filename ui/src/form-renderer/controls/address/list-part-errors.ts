import { listMissingParts, type FieldState } from '@handrail/engine';

/** Which part of an address each error belongs to; the rest is said of the whole. */
export interface PartErrors {
  readonly group: string | undefined;
  readonly parts: Readonly<Record<string, string | undefined>>;
}

/** Puts what is missing beside its part. */
export function listPartErrors(
  { field, value, isMissing, shownErrors }: FieldState,
  error: string | undefined,
  isCopied: boolean,
): PartErrors {
  if (error === undefined || !isMissing || isCopied) return { group: error, parts: {} };
  const missing = listMissingParts(value, field.type === 'Address' && field.allowUnhoused);
  // The engine names the missing parts in the order in which it lists them.
  return {
    group: undefined,
    parts: Object.fromEntries(missing.map((part, position) => [part, shownErrors[position]])),
  };
}
