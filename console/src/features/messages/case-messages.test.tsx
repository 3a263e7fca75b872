import { RequestError } from '@handrail/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderInConsole } from '../../testing/render-console.tsx';
import { CaseMessages } from './index.ts';

const message = {
  id: 'message-1',
  content: 'Is anything missing?',
  isFromStaff: false,
  authorName: 'Dana Okafor',
  createdAt: '2026-11-12T14:12:00.000Z',
  readAt: null,
  documents: [],
};
const answer = { ...message, id: 'message-2', content: 'No.', isFromStaff: true, authorName: 'Priya N.' };
const done = { metadata: { status: 200, errors: [] } };

function show(messages: readonly object[], unreadMessageCount = 0, replies: object = {}) {
  const api = createFakeApi({
    GetCaseMessages: { staffCase: { id: 'case-1', unreadMessageCount, messages } },
    AddParticipantComment: { addParticipantComment: done },
    MarkCaseMessagesRead: { markCaseMessagesRead: done },
    ...replies,
  });
  const shown = renderInConsole(buildSession({ request: api.request }), <CaseMessages caseId="case-1" />);
  return { calls: api.calls, ...shown };
}

describe('CaseMessages', () => {
  it('shows what was written, and whether the applicant has read it', async () => {
    const { calls } = show([{ ...answer, readAt: null }, message], 1);

    await screen.findByText('Is anything missing?');
    expect(screen.getByText('Dana Okafor')).toBeTruthy();
    expect(screen.getAllByText('Not read yet')).toHaveLength(1);
    await waitFor(() => {
      expect(calls).toContainEqual(['MarkCaseMessagesRead', { caseId: 'case-1' }]);
    });
  });

  it('sends a message and says so [P725]', async () => {
    const { calls, person } = show([]);
    await screen.findByText('No messages yet');
    await person.type(screen.getByRole('textbox', { name: 'Message to the applicant' }), ' Please send it. ');
    await person.click(screen.getByRole('button', { name: 'Send Message' }));

    await screen.findByText('Successfully sent message.');
    expect(calls).toContainEqual([
      'AddParticipantComment',
      { caseId: 'case-1', content: 'Please send it.', key: expect.any(String) as string },
    ]);
    expect(calls.some(([name]) => name === 'MarkCaseMessagesRead')).toBe(false);
  });

  it.each([
    [
      'the server is busy',
      new RequestError('Unavailable', { busyText: 'A lot of people are here.' }),
      /^A lot of/,
    ],
    ['the server is away', new RequestError('Offline'), /^We could not reach the server\./],
  ])('says beside the button that %s, and scrolls there', async (_what, error, text) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { person } = show([], 0, { AddParticipantComment: error });
    await person.type(await screen.findByRole('textbox'), 'Hello');
    const send = screen.getByRole('button', { name: 'Send Message' });
    await person.click(send);

    const alert = (await screen.findByText(text)).closest('[role=alert]');
    expect(alert).toBe(send.parentElement?.previousElementSibling);
    expect(scroll.mock.contexts).toContain(alert);
    scroll.mockRestore();
  });

  it('keeps what was typed when it could not be sent [P726]', async () => {
    const refused = { metadata: { status: 400, errors: ['CODE', 'This case is archived.'] } };
    const { person } = show([], 0, { AddParticipantComment: { addParticipantComment: refused } });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    await person.clear(field);
    await person.type(field, 'Hello');
    await person.click(screen.getByRole('button', { name: 'Send Message' }));

    await screen.findByText('This case is archived.');
    expect(field.value).toBe('Hello');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('sends under the same key again when the answer got lost, and under another when the text is another', async () => {
    const lost = new Error('lost');
    const mismatch = { metadata: { status: 422, errors: ['IDEMPOTENCY_MISMATCH', 'Refresh the page.'] } };
    const { calls, person } = show([], 0, {
      AddParticipantComment: [
        lost,
        lost,
        { addParticipantComment: mismatch },
        { addParticipantComment: done },
      ],
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    await person.type(field, 'Hello');
    await person.click(screen.getByRole('button', { name: 'Send Message' }));
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    await person.type(field, ' Dana');
    await person.click(screen.getByRole('button', { name: 'Send Message' }));

    await screen.findByText('Successfully sent message.');
    const [first, ...others] = calls.flatMap(([name, input]) =>
      name === 'AddParticipantComment' ? (input as { key: string }).key : [],
    );
    expect(others).toEqual([first, first, expect.any(String)]);
    expect(others[2]).not.toBe(first);
  });

  it('brings back what was typed and not sent after the tab was closed, until it is sent', async () => {
    const draftKey = btoa(String.fromCharCode(...new Uint8Array(32).fill(1)));
    const key = { GetDraftKey: { currentUser: { id: 'user-1', draftKey } } };
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
    const drafts = () => Object.entries(localStorage).filter(([name]) => name.startsWith('handrail:draft:'));
    const { person } = show([], 0, key);
    await person.type(await field(), 'Please call us');
    await waitFor(() => {
      expect(drafts()).toHaveLength(1);
    });
    expect(drafts()[0]?.[1]).not.toContain('Please');
    cleanup();

    const again = show([], 0, key);
    await waitFor(async () => {
      expect((await field()).value).toBe('Please call us');
    });
    await again.person.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('Successfully sent message.');
    expect(drafts()).toEqual([]);
  });
});
