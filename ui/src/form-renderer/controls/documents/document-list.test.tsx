import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDoor, buildFile } from '../../testing/build-door.ts';
import { getChooser, listDocuments, listRows, proof, settle } from '../../testing/documents.ts';
import { renderForm } from '../../testing/render-form.tsx';

describe('DocumentControl: documents that are here', () => {
  const kept = { id: 'd0', filename: 'file-0.pdf' };

  it('removes one and brings it back to its place [P561]', async () => {
    const { person, answers } = renderForm([proof], { answers: { proof: listDocuments(3) } });

    await person.click(screen.getByRole('button', { name: 'Remove file-1.pdf' }));
    expect(answers().proof).toEqual([listDocuments(3)[0], listDocuments(3)[2]]);
    expect(screen.getByText('file-1.pdf was removed.')).toBeDefined();
    const undo = screen.getByRole('button', { name: 'Undo removal of file-1.pdf' });
    expect(document.activeElement).toBe(undo);

    await person.keyboard('{Enter}');
    expect(answers().proof).toEqual(listDocuments(3));
  });

  it('removes none that is permanent, and none while a file is on its way [P561]', async () => {
    const { sent, door } = buildDoor({
      find: (id) => (id === 'd0' ? { ...kept, mimetype: 'application/pdf', permanent: true } : undefined),
    });
    const { person } = renderForm([proof], { documents: door, answers: { proof: listDocuments(2) } });
    expect(screen.queryByRole('button', { name: 'Remove file-0.pdf' })).toBeNull();
    const remove = screen.getByRole('button', { name: 'Remove file-1.pdf' });

    await person.upload(getChooser(), buildFile('a.pdf'));
    expect(remove).toHaveProperty('disabled', true);
    await settle(() => sent[0]?.arrive());
    expect(remove).toHaveProperty('disabled', false);
  });

  it('removes none that was submitted, and says why [P561]', () => {
    const { door } = buildDoor({
      find: (id) => (id === 'd0' ? { ...kept, mimetype: 'application/pdf', submitted: true } : undefined),
    });
    renderForm([proof], { documents: door, answers: { proof: listDocuments(2) } });
    expect(screen.queryByRole('button', { name: 'Remove file-0.pdf' })).toBeNull();
    expect(listRows()[0]).toContain('You submitted this document, so it cannot be removed.');
    expect(screen.getByRole('button', { name: 'Remove file-1.pdf' })).toBeDefined();
  });

  it('shows six and the rest on demand [P760]', async () => {
    const { person } = renderForm([proof], { answers: { proof: listDocuments(8) } });
    expect(listRows().length).toBe(6);

    await person.click(screen.getByRole('button', { name: 'See more' }));
    expect(listRows().length).toBe(8);
    await person.click(screen.getByRole('button', { name: 'See less' }));
    expect(listRows().length).toBe(6);
  });

  it('hides no single one behind the button', () => {
    renderForm([proof], { answers: { proof: listDocuments(7) } });

    expect(listRows().length).toBe(7);
    expect(screen.queryByRole('button', { name: 'See more' })).toBeNull();
  });

  it('offers no pin for one alone, which is at the top anyway', () => {
    const { door } = buildDoor({ pin: () => Promise.resolve() });
    renderForm([proof], { documents: door, answers: { proof: listDocuments(1) } });

    expect(screen.queryByRole('button', { name: /^Pin/ })).toBeNull();
  });

  it('pins one to the top of the list, in words that say so, and lets go if that cannot be kept [P562]', async () => {
    const pinned: string[] = [];
    const { door } = buildDoor({
      pin: (id, isPinned) => {
        pinned.push(`${id} ${isPinned}`);
        return isPinned ? Promise.resolve() : Promise.reject(new Error('no line'));
      },
    });
    const { person } = renderForm([proof], { documents: door, answers: { proof: listDocuments(2) } });

    await person.click(screen.getByRole('button', { name: 'Pin to top file-1.pdf' }));
    expect(listRows()[0]).toContain('file-1.pdf');
    expect(listRows()[0]).toContain('Pinned to top');

    await person.click(screen.getByRole('button', { name: 'Unpin from top file-1.pdf' }));
    expect(pinned).toEqual(['d1 true', 'd1 false']);
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'We could not move file-1.pdf in the list. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Unpin from top file-1.pdf' })).toBeDefined();
  });

  it('shows a picture while pointed at and over the whole screen when pressed [P213] [P214]', async () => {
    const { door } = buildDoor({
      find: () => ({
        ...kept,
        mimetype: 'image/heic',
        previewUrl: '/preview/d0.webp',
        url: '/documents/d0',
      }),
    });
    const { person } = renderForm([proof], { documents: door, answers: { proof: [kept] } });
    const thumb = screen.getByRole('button', { name: 'Preview file-0.pdf' });

    fireEvent.pointerEnter(thumb, { pointerType: 'mouse' });
    expect(thumb.querySelectorAll('img[src="/preview/d0.webp"]').length).toBe(2);
    await person.keyboard('{Escape}');
    expect(thumb.querySelectorAll('img').length).toBe(1);

    await person.click(thumb);
    const dialog = within(await screen.findByRole('dialog', { name: 'file-0.pdf' }));
    expect(dialog.getByRole('img', { name: 'file-0.pdf' }).getAttribute('src')).toBe('/preview/d0.webp');
    expect(dialog.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/documents/d0');
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(thumb);
  });

  it('says type and size of a file without a picture', async () => {
    const { door } = buildDoor({
      find: () => ({ ...kept, mimetype: 'application/pdf', sizeBytes: 860_160 }),
    });
    const { person } = renderForm([proof], { documents: door, answers: { proof: [kept] } });

    await person.click(screen.getByRole('button', { name: 'Preview file-0.pdf' }));

    const dialog = await screen.findByRole('dialog', { name: 'file-0.pdf' });
    expect(dialog.textContent).toContain('PDF, 840 KB');
    expect(dialog.textContent).toContain('There is no preview for this file.');
  });
});
