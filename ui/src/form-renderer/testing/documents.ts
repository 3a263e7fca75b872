import type { Field } from '@handrail/engine';
import { act, screen } from '@testing-library/react';

/** A question for documents. */
export const proof: Field = { key: 'proof', type: 'Document', copy: 'Proof of your rent' };

/** So many documents as an answer. */
export function listDocuments(count: number) {
  return Array.from({ length: count }, (_, number) => ({ id: `d${number}`, filename: `file-${number}.pdf` }));
}

export function getChooser() {
  return screen.getByLabelText<HTMLInputElement>('Choose files');
}

/** The files in sight, as they read. */
export function listRows() {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

/** Lets a change of a file's fate come to the page. */
export function settle(change: () => void) {
  return act(async () => {
    change();
    await Promise.resolve();
  });
}
