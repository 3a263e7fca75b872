import type { FieldState, LiveForm } from '@handrail/engine';

/** The field that an address may follow: in the same entry, or further out. */
export function findCopySource(form: LiveForm, path: string, key: string): FieldState | undefined {
  const within = path.split('.');
  for (let length = within.length; length >= 0; length -= 1) {
    const prefix = within.slice(0, length).join('.');
    const found = form.findField(prefix === '' ? key : `${prefix}.${key}`);
    if (found) return found;
  }
  return undefined;
}
