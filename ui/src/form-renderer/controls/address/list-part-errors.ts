import { listPartFaults, type FieldState, type Locale } from '@handrail/engine';

/** Which part of an address each error belongs to; the rest is said of the whole. */
export interface PartErrors {
  readonly group: string | undefined;
  readonly parts: Readonly<Record<string, string | undefined>>;
}

/** Puts each error beside the part that it is about. */
export function listPartErrors(
  locale: Locale,
  { field, value, isMissing }: FieldState,
  error: string | undefined,
  isCopied: boolean,
): PartErrors {
  if (error === undefined || isCopied || field.type !== 'Address') return { group: error, parts: {} };
  const faults = listPartFaults(locale, field, value, isMissing);
  if (faults.length === 0) return { group: error, parts: {} };
  return {
    group: undefined,
    parts: Object.fromEntries(faults.map(({ part, message }) => [part, message])),
  };
}
