import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../request-error.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FieldInput } from '../../field-input.tsx';
import { FormProvider, UploadRefused } from '../../form-context.tsx';
import { buildDoor, buildFile } from '../../testing/build-door.ts';
import { getChooser, listDocuments, listRows, proof, settle } from '../../testing/documents.ts';
import { renderForm } from '../../testing/render-form.tsx';

describe('DocumentControl: adding files', () => {
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

  it('names a file that was not taken once, and says that an empty one is empty', async () => {
    const { door } = buildDoor();
    const { person } = renderForm([proof], { documents: door });

    await person.upload(getChooser(), new File([], 'lease.pdf', { type: 'application/pdf' }));

    const row = within(screen.getByRole('listitem'));
    const seen = row.getAllByText('lease.pdf', { selector: 'b, b [aria-hidden]' });
    expect(seen).toHaveLength(1);
    expect(screen.getByText('Not uploaded, 0 KB')).toBeDefined();
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

  it('takes no more than two hundred in the whole application, and says so before the choice', async () => {
    const { sent, door } = buildDoor();
    const { person } = renderForm([proof, { ...proof, key: 'more' }, { ...proof, key: 'most' }], {
      documents: door,
      answers: { proof: listDocuments(1), more: listDocuments(99), most: listDocuments(99) },
    });
    expect(screen.getAllByText('Up to 100 files here and 200 in the whole application.')).toHaveLength(3);
    const [chooser] = screen.getAllByLabelText<HTMLInputElement>('Choose files');
    if (!chooser) throw new Error('There is no chooser.');

    await person.upload(chooser, [buildFile('a.pdf'), buildFile('b.pdf')]);
    expect(sent).toEqual([]);
    expect(
      screen.getByText(
        'An application can have up to 200 documents. Please remove some before you add more.',
      ),
    ).toBeDefined();

    await person.upload(chooser, buildFile('a.pdf'));
    expect(sent.length).toBe(1);
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
      <FormProvider
        store={store}
        copyValues={{ locale: 'en' }}
        findAddresses={() => Promise.resolve([])}
        documents={door}
      >
        <FieldInput path="proof" />
      </FormProvider>,
    );
    expect(screen.getByText('Uploading, 50%')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Preview a.pdf' })).toBeDefined();
  });
});
