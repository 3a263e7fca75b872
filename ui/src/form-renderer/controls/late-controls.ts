import type { Field } from '@handrail/engine';
import { createLatePart } from '../../late/create-late-part.tsx';

/** The large controls, which most pages of a form do without. */
export const AddressControl = createLatePart(
  'ui/src/form-renderer/controls/address/address-control.tsx',
  async () => (await import('./address/address-control.tsx')).AddressControl,
);
export const DocumentControl = createLatePart(
  'ui/src/form-renderer/controls/documents/document-control.tsx',
  async () => (await import('./documents/document-control.tsx')).DocumentControl,
);
export const RepeatedControl = createLatePart(
  'ui/src/form-renderer/controls/complex/repeated-control.tsx',
  async () => (await import('./complex/repeated-control.tsx')).RepeatedControl,
);

export const LockedField = createLatePart(
  'ui/src/form-renderer/lock/locked-field.tsx',
  async () => (await import('../lock/locked-field.tsx')).LockedField,
);
export const LockedList = createLatePart(
  'ui/src/form-renderer/lock/locked-list.tsx',
  async () => (await import('../lock/locked-list.tsx')).LockedList,
);

/** Loads the controls of these fields, so that they are there at once; gives the files that they came from. */
export async function loadControls(
  fields: readonly Field[],
  { isLocked = false } = {},
): Promise<readonly string[]> {
  const locks = isLocked ? [LockedField, LockedList] : [];
  const controls = new Set([...fields.flatMap(listControls), ...locks]);
  return Promise.all([...controls].map((control) => control.load()));
}

function listControls(field: Field): readonly { readonly load: () => Promise<string> }[] {
  if (field.type === 'Address') return [AddressControl];
  if (field.type === 'Document') return [DocumentControl];
  if (field.type !== 'Complex') return [];
  return [...(field.repeated ? [RepeatedControl] : []), ...field.subFields.flatMap(listControls)];
}
