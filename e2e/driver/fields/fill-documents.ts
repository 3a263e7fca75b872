import type { DocumentAnswer } from '@handrail/engine';
import { expect } from '@playwright/test';
import type { FieldAt } from './field-at.ts';
import { findControl } from './find-control.ts';
import { inventFile } from './invent-file.ts';

/** Uploads files through the chooser of the browser, all at once, and waits until the server has them. */
export async function fillDocuments(at: FieldAt<'Document'>): Promise<void> {
  const { page, hand } = at.desk;
  const documents = at.value as readonly DocumentAnswer[];
  const group = findControl(at, 'group');
  const chooser = page.waitForEvent('filechooser');
  await hand.press(group.getByLabel(/Choose files$/));
  await (await chooser).setFiles(documents.map(({ filename = 'document.pdf' }) => inventFile(filename)));
  await expect(group.getByText(`Files uploaded: ${documents.length}.`)).toBeAttached();
}
