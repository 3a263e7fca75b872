/** The values that are chosen; one may have been cast on its way here, 'true' to true among them. */
export function listChosen(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values
    .filter(isScalar)
    .map(String)
    .filter((chosen) => chosen !== '');
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
