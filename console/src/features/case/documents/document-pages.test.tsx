import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../testing/build-case.ts';
import { openCase } from '../../../testing/open-case.ts';

function withPages(pageCount: number, shownPageCount = pageCount) {
  const found = buildCase();
  const [first, ...others] = found.documents;
  return { staffCase: { ...found, documents: [{ ...first, pageCount, shownPageCount }, ...others] } };
}
const pane = async () => within(await screen.findByRole('region', { name: 'Documents' }));

describe('the pages of a document', () => {
  it('are turned by button and by key, from the first to the last', async () => {
    const { person } = openCase({ GetStaffCase: withPages(3) });
    const documents = await pane();
    const source = () => documents.getByRole('img', { name: /of lease\.pdf$/ }).getAttribute('src');
    expect(documents.getByText('Page 1 of 3')).toBeDefined();
    expect(source()).toBe('/files/preview-1');
    await person.click(documents.getByRole('button', { name: 'Previous page' }));
    expect(documents.getByText('Page 1 of 3')).toBeDefined();
    await person.click(documents.getByRole('button', { name: 'Next page' }));
    expect(documents.getByRole('img', { name: 'Page 2 of lease.pdf' })).toBeDefined();
    expect(source()).toBe('/files/preview-1?page=2');
    await person.keyboard(']]]');
    expect(documents.getByText('Page 3 of 3')).toBeDefined();
    expect(source()).toBe('/files/preview-1?page=3');
    // The testing library reads one bracket as the start of a key's name.
    await person.keyboard('[[');
    expect(source()).toBe('/files/preview-1?page=2');
  });

  it('end where pictures end, with a word about the rest', async () => {
    const { person } = openCase({ GetStaffCase: withPages(340, 2) });
    const documents = await pane();
    await person.keyboard(']]');
    expect(documents.getByText('Page 2 of 340')).toBeDefined();
    expect(documents.getByText('Download the document to read the pages after this one.')).toBeDefined();
  });

  it('need no buttons where there is one page', async () => {
    openCase({ GetStaffCase: withPages(1) });
    const documents = await pane();
    expect(documents.getByRole('img', { name: 'Preview of lease.pdf' })).toBeDefined();
    expect(documents.queryByRole('button', { name: 'Next page' })).toBeNull();
  });
});
