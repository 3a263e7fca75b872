import { describe, expect, it } from 'vitest';
import { mayRemoveDocument, shortenFilename } from './document-tile.ts';

const open = { isEditable: true, isReadOnly: false, isLoading: false };

describe('mayRemoveDocument', () => {
  it.each([
    ['in an editable view', {}, open, true],
    ['in a view that is not editable', {}, { ...open, isEditable: false }, false],
    ['in a read-only view', {}, { ...open, isReadOnly: true }, false],
    ['while something loads', {}, { ...open, isLoading: true }, false],
    ['that is permanent', { permanent: true }, open, false],
    ['that was submitted', { submitted: true }, open, false],
    ['that is not permanent', { permanent: false }, open, true],
  ])('for a document %s [P561]', (_name, document, view, mayRemove) => {
    expect(mayRemoveDocument(document, view)).toBe(mayRemove);
  });
});

describe('shortenFilename', () => {
  it.each([
    ['lease1.pdf', 'lease1.pdf'],
    ['lease12.pdf', 'lea....pdf'],
    ['bank-statement-march.xlsx', 'ban...xlsx'],
    ['🏠🏠🏠🏠-lease.pdf', '🏠🏠🏠....pdf'],
  ])('shows %s as %s [P761]', (filename, shown) => {
    expect(shortenFilename(filename)).toBe(shown);
  });
});
