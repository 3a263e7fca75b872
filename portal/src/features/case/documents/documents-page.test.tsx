import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerUploads } from '@handrail/ui/testing';
import { buildCase, caseAnswers, caseId } from '../../../testing/demo-case.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const address = `/bayview/case/${caseId}/documents`;
const buildDocument = (id: string, filename: string) => ({
  ...{ id, filename, mimetype: 'application/pdf', sizeBytes: 2048, permanent: false, pinned: false },
  createdAt: '2026-11-11T21:38:00.000Z',
  previewUrl: `/files/${id}`,
  downloadUrl: null,
});
const bill = buildDocument('d-2', 'Meal-plan-bill.pdf');
const uploaded = {
  data: {
    uploadCaseDocument: {
      metadata: { status: 200, errors: [] },
      documents: [{ id: 'd-2', filename: bill.filename }],
    },
  },
};
const refused = (status: number, ...errors: string[]) => ({
  data: { uploadCaseDocument: { metadata: { status, errors }, documents: null } },
});

const open = (...answers: Parameters<typeof caseAnswers>) => openPortal(address, caseAnswers(...answers));

async function chooseFile(
  user: ReturnType<typeof openPortal>['user'],
  file = new File(['x'], 'bill.pdf', { type: 'application/pdf' }),
) {
  await screen.findByRole('button', { name: 'Upload Additional Documents' });
  const input = screen.getByLabelText('Upload Additional Documents', { selector: 'input' });
  await user.upload(input, file);
}

describe('the documents page of a case', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has a part for each kind, and says where there is none [P208] [P209] [P210] [P211] [P212]', async () => {
    open();

    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant Documents' });
    const ofForm = screen.getByRole('region', { name: 'Application Documents' });
    await within(ofForm).findByText('There are no documents associated with this application');
    const additional = screen.getByRole('region', { name: 'Additional Case Documents' });
    await within(additional).findByText('There are no additional documents to display');
    expect(within(additional).getByRole('button', { name: 'Upload Additional Documents' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back To Case Details' });
    expect(back.getAttribute('href')).toBe(`/bayview/case/${caseId}/details`);
  });

  it('names the client on the page of an advocate', async () => {
    open(buildCase({ party: { id: 'party-2', name: 'Noor Aziz', isClient: true } }));

    await screen.findByText('For Noor Aziz.');
  });

  it('shows a document larger while it is pointed at, and over the whole screen when pressed [P213] [P214]', async () => {
    const { user } = open(undefined, {}, [], [bill]);
    const tile = await screen.findByRole('button', { name: 'Preview Meal-plan-bill.pdf' });

    await user.hover(tile);
    expect(within(tile).getByRole('img', { name: 'Meal-plan-bill.pdf' }).getAttribute('src')).toBe(
      '/files/d-2',
    );
    await user.click(tile);
    const preview = await screen.findByRole('dialog', { name: 'Meal-plan-bill.pdf' });
    expect(within(preview).getByRole('img').getAttribute('src')).toBe('/files/d-2');
  });

  it('uploads a file to the case and lists it [P665]', async () => {
    const sent = answerUploads(200, uploaded);
    const { api, user } = open();
    await screen.findByText('There are no additional documents to display');
    api.answer('GetCaseDocuments', {
      case: { id: caseId, documents: [], additionalDocuments: [bill], documentRequests: [] },
    });

    await chooseFile(user);

    await screen.findByRole('button', { name: 'Preview Meal-plan-bill.pdf' });
    const [call] = sent;
    expect(call?.headers['x-operation-name']).toBe('UploadCaseDocument');
    expect(JSON.parse((call?.body.get('operations') ?? '') as string)).toMatchObject({
      variables: { input: { caseId, files: [null] } },
    });
    await waitFor(() => {
      expect(screen.queryByText(/^Uploading/)).toBeNull();
    });
  });

  it('says that it failed, and tries again [P724]', async () => {
    answerUploads(500, {});
    const { api, user } = open();
    await chooseFile(user);
    await screen.findByText('Failed to upload document. Please refresh and try again');

    answerUploads(200, uploaded);
    api.answer('GetCaseDocuments', {
      case: { id: caseId, documents: [], additionalDocuments: [bill], documentRequests: [] },
    });
    await user.click(screen.getByRole('button', { name: 'Try again bill.pdf' }));

    await screen.findByRole('button', { name: 'Preview Meal-plan-bill.pdf' });
    expect(screen.queryByText(/^Failed to upload/)).toBeNull();
  });

  it('says why the server does not take a file, and lets go of it', async () => {
    answerUploads(200, refused(409, 'CASE_ACTION_REFUSED', 'This case is closed.'));
    const { user } = open();
    await chooseFile(user);

    await screen.findByText('This case is closed.');
    await user.click(screen.getByRole('button', { name: 'Remove bill.pdf' }));
    expect(screen.queryByText('This case is closed.')).toBeNull();
  });

  it('sends no file that is too large', async () => {
    const sent = answerUploads(200, uploaded);
    const { user } = open();
    const file = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 33 * 1024 * 1024 });
    await chooseFile(user, file);

    await screen.findByText('Not uploaded, 33.0 MB');
    expect(sent).toEqual([]);
  });

  it('names what staff ask for, takes the file beside it, and says that it came', async () => {
    const sent = answerUploads(200, uploaded);
    const request = {
      ...{ id: 'request-1', name: 'Pay stub of October', words: 'All pages, please.', dueOn: '2099-06-30' },
      ...{ answeredAt: null, documentIds: [] },
    };
    const { api, user } = open(undefined, {}, [], [], [request]);
    const asked = within(await screen.findByRole('region', { name: 'Documents We Asked For' }));
    for (const text of ['Pay stub of October', 'All pages, please.', 'Please upload it by June 30, 2099.'])
      expect(asked.getByText(text)).toBeTruthy();

    const answered = { ...request, answeredAt: '2026-11-12T10:00:00.000Z', documentIds: [bill.id] };
    api.answer('GetCaseDocuments', {
      case: { id: caseId, documents: [], additionalDocuments: [bill], documentRequests: [answered] },
    });
    const file = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
    await user.upload(asked.getByLabelText('Upload Pay stub of October', { selector: 'input' }), file);

    await asked.findByText('We received your document');
    expect(asked.getByRole('button', { name: 'Preview Meal-plan-bill.pdf' })).toBeTruthy();
    expect(JSON.parse((sent[0]?.body.get('operations') ?? '') as string)).toMatchObject({
      variables: { input: { caseId, requestId: 'request-1' } },
    });
    // What answers a request stands there, and not once more below.
    const additional = screen.getByRole('region', { name: 'Additional Case Documents' });
    expect(within(additional).getByText('There are no additional documents to display')).toBeTruthy();
  });

  it.each([
    ['closed', buildCase({ status: 'Denied' }), /^This application is no longer in review, so documents/],
    [
      'a draft',
      buildCase({
        status: 'InProgress',
        applications: buildCase().applications.map((each) => ({ ...each, submittedAt: null })),
      }),
      /^You can add documents here once you have submitted/,
    ],
  ])('takes nothing for a case that is %s, and says so', async (_what, found, words) => {
    open(found);

    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Upload Additional Documents' })).toBeNull();
  });

  it('leads home from the case of someone else [P195]', async () => {
    open(null);

    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
  });
});
