import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
} from '../../../testing/demo-application.ts';
import { answerUploads } from '@handrail/ui/testing';
import { openPortal } from '../../../testing/open-portal.ts';

const definition = buildDefinition();
const proof = {
  key: 'proof',
  name: 'Proof',
  questionGroups: [
    {
      key: 'uploads',
      questions: [
        {
          key: 'uploads',
          copy: { title: 'Your uploads' },
          fields: [{ key: 'proof.lease', type: 'Document' as const, copy: 'Lease' }],
        },
      ],
    },
  ],
};
const withProof = { ...definition, sections: [proof, ...definition.sections] };
const lease = {
  id: 'd-1',
  filename: 'lease.pdf',
  mimetype: 'application/pdf',
  sizeBytes: 2048,
  createdAt: '2026-11-16T20:40:00.000Z',
  permanent: false,
  submitted: false,
  pinned: false,
  previewUrl: null,
  downloadUrl: null,
};

function openUploads(answers = {}) {
  const { server, api } = buildApplicationServer({ definition: withProof, answers });
  const answered = { ...api, GetDocuments: { documents: { nodes: [lease] } } };
  return { server, ...openPortal(`${applicationAddress}/questions/uploads`, answered) };
}

async function choose(user: ReturnType<typeof openPortal>['user']) {
  await screen.findByRole('heading', { level: 1, name: 'Your uploads' });
  await user.upload(
    screen.getByLabelText('Choose files'),
    new File(['x'], 'lease.pdf', { type: 'application/pdf' }),
  );
}

describe('documents of an application', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are uploaded as a multipart request and saved as an answer', async () => {
    const done = { metadata: { status: 200, errors: [] }, documents: [lease] };
    const sent = answerUploads(200, { data: { uploadDocuments: done } });
    const { user, server } = openUploads();

    await choose(user);
    await screen.findByText(/^Uploaded/);
    await waitFor(() => {
      expect(server.answers).toEqual({ 'proof.lease': [{ id: 'd-1', filename: 'lease.pdf' }] });
    });
    const [call] = sent;
    expect(call?.headers['x-operation-name']).toBe('UploadDocuments');
    expect([...(call?.body.keys() ?? [])]).toEqual(['operations', 'map', '0']);
    expect(call?.body.get('map')).toBe('{"0":["variables.input.files.0"]}');
  });

  it('are looked up once their preview is ready, unless the person has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const done = { metadata: { status: 200, errors: [] }, documents: [lease] };
    answerUploads(200, { data: { uploadDocuments: done } });
    const { api, user, server, close } = openUploads();

    await choose(user);
    await screen.findByText(/^Uploaded/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.callsOf('GetDocuments')).toHaveLength(1);

    await choose(user);
    await waitFor(() => {
      expect(screen.getAllByText(/^Uploaded/)).toHaveLength(2);
    });
    // What is saved leaves no draft on this device, which the next test would find.
    await waitFor(() => {
      expect(server.answers).toEqual({ 'proof.lease': [expect.anything(), expect.anything()] });
      expect(screen.getByText('Saved')).toBeTruthy();
      expect(Object.keys(localStorage).filter((name) => name.startsWith('handrail:draft:'))).toEqual([]);
    });
    close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.callsOf('GetDocuments')).toHaveLength(1);
  });

  it.each([
    ['the request', 413, { errors: [{ message: 'Only 32MB can be uploaded at once.' }] }],
    [
      'the file',
      200,
      {
        data: {
          uploadDocuments: {
            metadata: { status: 400, errors: ['INVALID_INPUT', 'Only 32MB can be uploaded at once.'] },
            documents: null,
          },
        },
      },
    ],
  ])('stay listed with the reason when %s is refused', async (_what, status, reply) => {
    answerUploads(status, reply);
    const { user, server } = openUploads();

    await choose(user);
    await screen.findByText('Only 32MB can be uploaded at once.');
    expect(server.answers).toEqual({});
  });

  it('that did not arrive are named before the person goes on, and leave the way free once removed', async () => {
    answerUploads(413, { errors: [{ message: 'Only 32MB can be uploaded at once.' }] });
    const { user } = openUploads({ 'proof.lease': [{ id: 'd-1', filename: 'lease.pdf' }] });
    await choose(user);
    await screen.findByText('Only 32MB can be uploaded at once.');

    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await user.click(
      await screen.findByRole('link', { name: 'lease.pdf was not uploaded. Try again or remove it.' }),
    );
    expect(document.activeElement?.textContent).toBe('Remove lease.pdf');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: /Please check/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await waitFor(() => {
      expect(window.location.pathname).not.toContain('uploads');
    });
  });

  it('stay listed and can be sent again when the person only has to wait', async () => {
    const wait = 'You have uploaded many documents in a short time. Please wait a minute and try again.';
    const metadata = { status: 429, errors: ['TOO_MANY_REQUESTS', wait] };
    answerUploads(200, { data: { uploadDocuments: { metadata, documents: null } } });
    const { user, server } = openUploads();

    await choose(user);
    await screen.findByText(wait);
    const done = { metadata: { status: 200, errors: [] }, documents: [lease] };
    answerUploads(200, { data: { uploadDocuments: done } });
    await user.click(screen.getByRole('button', { name: 'Try again lease.pdf' }));
    await waitFor(() => {
      expect(server.answers).toEqual({ 'proof.lease': [{ id: 'd-1', filename: 'lease.pdf' }] });
    });
  });

  it('are known again when the application is opened again', async () => {
    const { api } = openUploads({ 'proof.lease': [{ id: 'd-1', filename: 'lease.pdf' }] });

    await screen.findByText('Uploaded, PDF, 2 KB');
    expect(screen.getByText(/^Added November 16, 2026 at .+ for Lease$/)).toBeTruthy();
    expect(api.callsOf('GetDocuments')[0]?.variables).toEqual({ ids: ['d-1'] });
  });
});
