import type { Field } from '@handrail/engine';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../request-error.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FieldInput } from '../../field-input.tsx';
import { FormProvider, UploadRefused } from '../../form-context.tsx';
import { buildDoor, buildFile } from '../../testing/build-door.ts';
import { renderForm } from '../../testing/render-form.tsx';

const proof: Field = { key: 'proof', type: 'Document', copy: 'Proof of your rent' };
const listDocuments = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ id: `d${number}`, filename: `file-${number}.pdf` }));
const getChooser = () => screen.getByLabelText<HTMLInputElement>('Choose files');
const listRows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const settle = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

describe('DocumentControl: handing in', () => {
  it('takes several files of the accepted kinds, and photos of the camera [P555]', () => {
    renderForm([proof]);

    expect(getChooser().multiple).toBe(true);
    expect(getChooser().accept).toBe('.heic,.heif,.jpg,.jpeg,.png,.webp,.pdf,.doc,.docx,.csv,.xls,.xlsx');
    const camera = screen.getByLabelText('Take a photo');
    expect(camera.getAttribute('capture')).toBe('environment');
    expect(camera.getAttribute('accept')).toBe('image/*');
  });

  it('shows how far each file is and keeps it once it has arrived [P761]', async () => {
    const { sent, door } = buildDoor();
    const { person, answers } = renderForm([proof], { documents: door });

    await person.upload(getChooser(), [buildFile('Lease-2026.pdf', 1_258_291), buildFile('IMG_1.heic')]);
    await settle(() => sent[0]?.onProgress(0.62));

    const bar = screen.getByRole('progressbar', { name: 'Uploading Lease-2026.pdf' });
    expect(bar.getAttribute('value')).toBe('62');
    expect(screen.getByText('Uploading, 62%')).toBeDefined();
    expect(screen.getByText('Lea....pdf')).toBeDefined();
    expect(screen.getByTitle('Lease-2026.pdf')).toBeDefined();

    await settle(() => sent[0]?.arrive());
    await settle(() => sent[1]?.arrive());

    expect(answers()).toEqual({
      proof: [
        { id: 'id-of-Lease-2026.pdf', filename: 'Lease-2026.pdf' },
        { id: 'id-of-IMG_1.heic', filename: 'IMG_1.heic' },
      ],
    });
    expect(screen.getByText('Uploaded, PDF, 1.2 MB')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes files that are dropped on it', async () => {
    const { sent, door } = buildDoor();
    renderForm([proof], { documents: door });
    const dropZone = screen.getByText('Drop files here, or');

    await settle(() => {
      const drop = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(drop, 'dataTransfer', { value: { files: [buildFile('a.pdf')] } });
      fireEvent(dropZone, drop);
    });

    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf']);
  });

  it('sends three files at a time', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof], { documents: door });

    await person.upload(
      getChooser(),
      ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => buildFile(name)),
    );
    expect(sent.length).toBe(3);
    expect(screen.getByText('Waiting to upload')).toBeDefined();

    await settle(() => sent[1]?.arrive());
    expect(sent[3]?.file.name).toBe('4.pdf');
  });
});

describe('DocumentControl: what goes wrong', () => {
  it('says why a file of another kind was not taken, and goes on with the rest [P556]', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof], { documents: door });

    fireEvent.change(getChooser(), { target: { files: [buildFile('voicemail.mp3'), buildFile('a.pdf')] } });

    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf']);
    expect(listRows()[0]).toContain('Only images, pdfs, word documents, or excel files are allowed.');
    expect(screen.queryByRole('button', { name: 'Try again voicemail.mp3' })).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Remove voicemail.mp3' }));
    expect(listRows().length).toBe(1);
  });

  it('refuses a file above 32 MB [P559] [P743]', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof], { documents: door });

    await person.upload(getChooser(), buildFile('film.pdf', 32 * 1024 * 1024 + 1));

    expect(sent).toEqual([]);
    expect(
      screen.getByText(
        'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.',
      ),
    ).toBeDefined();
  });

  it('takes no more than a hundred [P557] [P558]', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof], {
      documents: door,
      answers: { proof: listDocuments(99) },
    });

    await person.upload(getChooser(), [buildFile('a.pdf'), buildFile('b.pdf')]);
    expect(sent).toEqual([]);
    expect(
      screen.getByText(
        'Document upload failed: You can upload a max of 100 documents at a time. Please try again.',
      ),
    ).toBeDefined();

    await person.upload(getChooser(), buildFile('a.pdf'));
    expect(sent.length).toBe(1);
    expect(screen.queryByText(/Document upload failed/)).toBeNull();
  });

  it('keeps a file whose line dropped, to be sent again', async () => {
    const { sent, door } = buildDoor();
    const { person, answers } = renderForm([proof], { documents: door });
    await person.upload(getChooser(), buildFile('a.pdf'));

    await settle(() => sent[0]?.fail(new RequestError('Offline')));
    expect(screen.getByText('The connection dropped. Your file is still here.')).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Try again a.pdf' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel upload of a.pdf' }));
    await settle(() => sent[1]?.arrive());
    expect(answers().proof).toEqual([{ id: 'id-of-a.pdf', filename: 'a.pdf' }]);
  });

  it('sends it again by itself when the line is back', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof], { documents: door });
    await person.upload(getChooser(), buildFile('a.pdf'));
    await settle(() => sent[0]?.fail(new RequestError('Offline')));

    await settle(() => window.dispatchEvent(new Event('online')));

    expect(sent.length).toBe(2);
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeDefined();
  });

  it('says in the words of the server why a file was refused', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof], { documents: door });
    await person.upload(getChooser(), buildFile('a.pdf'));

    await settle(() => sent[0]?.fail(new UploadRefused('This file is damaged.')));

    expect(screen.getByText('This file is damaged.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('stops an upload', async () => {
    const { sent, door } = buildDoor();
    const { person, answers } = renderForm([proof], { documents: door });
    await person.upload(getChooser(), buildFile('a.pdf'));

    await person.click(screen.getByRole('button', { name: 'Cancel upload of a.pdf' }));
    await settle(() => sent[0]?.arrive());

    expect(sent[0]?.signal.aborted).toBe(true);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(document.activeElement).toBe(getChooser());
    expect(answers()).toEqual({});
  });

  it('says that one is needed [P502]', () => {
    const { store } = renderForm([proof]);

    act(() => {
      store.act((form) => form.attemptSubmit());
    });

    expect(screen.getByText('At least one document is required')).toBeDefined();
    expect(getChooser().id).toBe('field-proof');
  });
});

describe('DocumentControl: leaving the page', () => {
  it('goes on with uploads while the question is left, and shows them on coming back', async () => {
    const { sent, door } = buildDoor();
    const { person, store } = renderForm([proof], { documents: door });
    await person.upload(getChooser(), [buildFile('a.pdf'), buildFile('b.pdf')]);
    cleanup();

    await settle(() => sent[0]?.arrive());
    await settle(() => sent[1]?.onProgress(0.5));
    expect(store.form.draftAnswers().proof).toEqual([{ id: 'id-of-a.pdf', filename: 'a.pdf' }]);

    renderScreen(
      <FormProvider store={store} copyValues={{}} findAddresses={() => Promise.resolve([])} documents={door}>
        <FieldInput path="proof" />
      </FormProvider>,
    );
    expect(screen.getByText('Uploading, 50%')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Preview a.pdf' })).toBeDefined();
  });
});

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

  it('shows six and the rest on demand [P760]', async () => {
    const { person } = renderForm([proof], { answers: { proof: listDocuments(8) } });
    expect(listRows().length).toBe(6);

    await person.click(screen.getByRole('button', { name: 'See more' }));
    expect(listRows().length).toBe(8);
    await person.click(screen.getByRole('button', { name: 'See less' }));
    expect(listRows().length).toBe(6);
  });

  it('pins one in front of the others, and lets go if that cannot be kept [P562]', async () => {
    const pinned: string[] = [];
    const { door } = buildDoor({
      pin: (id, isPinned) => {
        pinned.push(`${id} ${isPinned}`);
        return isPinned ? Promise.resolve() : Promise.reject(new Error('no line'));
      },
    });
    const { person } = renderForm([proof], { documents: door, answers: { proof: listDocuments(2) } });

    await person.click(screen.getByRole('button', { name: 'Pin file-1.pdf', pressed: false }));
    expect(listRows()[0]).toContain('file-1.pdf');
    expect(listRows()[0]).toContain('Pinned');

    await person.click(screen.getByRole('button', { name: 'Pin file-1.pdf', pressed: true }));
    expect(pinned).toEqual(['d1 true', 'd1 false']);
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'We could not change the pin of file-1.pdf. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Pin file-1.pdf', pressed: true })).toBeDefined();
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
