import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerUploads } from '@handrail/ui/testing';
import { buildCase, caseAnswers, caseId, toGetCase } from '../../../testing/demo-case.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import type { CaseView } from '../case-query.ts';

const address = `/bayview/case/${caseId}/details`;
const takesMessages = { features: ['applicant-comments'] };
const sent = { addParticipantComment: { metadata: { status: 200, errors: [] } } };
const refuse = (...errors: string[]) => ({ addParticipantComment: { metadata: { status: 400, errors } } });

const buildMessage = (overrides: Partial<CaseView['messages'][number]> = {}) => ({
  id: 'message-1',
  content: 'Could you send the schedule?',
  isFromStaff: true,
  authorName: 'Priya N.',
  createdAt: '2026-11-12T14:12:00.000Z',
  isNew: false,
  documents: [],
  ...overrides,
});

function open(found = buildCase(), answers: Readonly<Record<string, Answer>> = {}) {
  return openPortal(address, {
    ...caseAnswers(found, takesMessages),
    GetDraftKey: { currentUser: { id: 'user-1', draftKey: btoa('x'.repeat(32)) } },
    AddParticipantComment: sent,
    ...answers,
  });
}

const findField = () => screen.findByRole('textbox', { name: 'Message to your case worker' });
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('messages on the case page', () => {
  it('are written only where the feature is on [P205]', async () => {
    openPortal(address, caseAnswers());

    await screen.findByRole('region', { name: 'Activity' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are counted while typed, sent trimmed, and shown in the activity [P206] [P581] [P582] [P725]', async () => {
    const { api, user } = open();
    await user.type(await findField(), ' Thank you. ');
    expect(screen.getByText('10/600 characters')).toBeTruthy();
    const message = buildMessage({ content: 'Thank you.', isFromStaff: false, authorName: 'Dana Okafor' });
    api.answer('GetCase', toGetCase(buildCase({ messages: [message] })));

    await user.click(getButton('Send Message'));

    await screen.findByText('Successfully sent message.');
    expect(api.callsOf('AddParticipantComment').map(({ variables }) => variables)).toEqual([
      { input: { caseId, content: 'Thank you.', key: expect.any(String) as string } },
    ]);
    const activity = screen.getByRole('region', { name: 'Activity' });
    const [first] = await within(activity).findAllByRole('listitem');
    await waitFor(() => {
      expect(within(activity).getAllByRole('listitem')[0]?.textContent).toContain('Thank you.');
    });
    expect(first).toBeTruthy();
    expect((await findField()).textContent).toBe('');
  });

  it('cannot be sent while there is nothing new, nor with more than 600 characters [P579] [P580] [P583]', async () => {
    const { user } = open();
    const field = await findField();
    expect(getButton('Send Message').disabled).toBe(true);
    await user.type(field, '   ');
    expect(getButton('Send Message').disabled).toBe(true);
    await user.click(field);
    await user.paste('a'.repeat(601));
    expect(getButton('Send Message').disabled).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');

    await user.click(getButton('Cancel'));
    expect(screen.getByText('0/600 characters')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it.each<[string, Answer, string]>([
    [
      'the words for an error',
      refuse('CODE', 'This program does not take messages.'),
      'This program does not take messages.',
    ],
    ['the error itself', refuse('C-001'), 'C-001'],
    [
      'what a busy server says',
      () => ({ errors: [{ message: 'Please wait a moment.', extensions: { code: 'BUSY', status: 503 } }] }),
      'Please wait a moment.',
    ],
    ['a general sentence', new Error('offline'), 'Something went wrong'],
  ])('that fail say why in %s, and can be tried again [P726]', async (_what, answer, text) => {
    const { api, user } = open(undefined, { AddParticipantComment: answer });
    await user.type(await findField(), 'Hello');
    await user.click(getButton('Send Message'));

    await screen.findByText(text);
    expect(
      screen.getByText('What you typed is still here. Trying again will not send it twice.'),
    ).toBeTruthy();
    expect(((await findField()) as HTMLTextAreaElement).value).toBe('Hello');
    api.answer('AddParticipantComment', sent);
    await user.click(getButton('Try Again'));
    await screen.findByText('Successfully sent message.');
  });

  it('that are sent again after the answer got lost keep their key, even after a reload', async () => {
    const first = open(undefined, { AddParticipantComment: new Error('offline') });
    await first.user.type(await findField(), 'Hello');
    await first.user.click(getButton('Send Message'));
    await screen.findByText('Something went wrong');
    await first.user.click(getButton('Try Again'));
    await screen.findByText('Something went wrong');
    const keysOf = ({ api }: typeof first) =>
      api.callsOf('AddParticipantComment').map(({ variables }) => (variables.input as { key: string }).key);
    const [key, again] = keysOf(first);
    expect(again).toBe(key);
    first.close();

    const second = open();
    await waitFor(async () => {
      expect(((await findField()) as HTMLTextAreaElement).value).toBe('Hello');
    });
    await second.user.click(getButton('Send Message'));
    await screen.findByText('Successfully sent message.');
    await second.user.type(await findField(), 'Hello');
    await second.user.click(getButton('Send Message'));
    await waitFor(() => {
      expect(keysOf(second)).toHaveLength(2);
    });
    const [third, fourth] = keysOf(second);
    expect(third).toBe(key);
    expect(fourth).not.toBe(key);
  });

  it('are kept on the device until they are sent', async () => {
    const { user, close } = open();
    await user.type(await findField(), 'I will send it tonight');
    await waitFor(() => {
      expect(Object.keys(localStorage).filter((key) => key.includes(caseId))).toHaveLength(1);
    });
    close();
    open();

    await waitFor(async () => {
      expect(((await findField()) as HTMLTextAreaElement).value).toBe('I will send it tonight');
    });
  });

  it('stand among what happened, by time, with who wrote them [P617] [P618]', async () => {
    const messages = [
      buildMessage(),
      buildMessage({
        id: 'message-0',
        authorName: null,
        content: 'Hello',
        createdAt: '2026-11-10T10:00:00.000Z',
      }),
    ];
    open(buildCase({ messages }));

    const activity = await screen.findByRole('region', { name: 'Activity' });
    const entries = within(activity)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries[0]).toBe('Priya N. November 12, 2026 at 9:12 AM ESTCould you send the schedule?');
    expect(entries[1]).toMatch(/^\[Case manager\] .*Status changed to In Review$/);
    expect(entries[2]).toBe('Unknown user November 10, 2026 at 5:00 AM ESTHello');
  });

  it('take files along, and show those that came with them', async () => {
    answerUploads(200, {
      data: { uploadDocuments: { metadata: { status: 200, errors: [] }, documents: [{ id: 'd-1' }] } },
    });
    const lease = { id: 'd-2', filename: 'Lease.pdf', downloadUrl: '/files/d-2' };
    const { api, user } = open(buildCase({ messages: [buildMessage({ documents: [lease] })] }));
    expect((await screen.findByRole('link', { name: 'Lease.pdf' })).getAttribute('href')).toBe('/files/d-2');
    await user.type(await findField(), 'Here it is');
    const input = screen.getByLabelText('Attach a File', { selector: 'input' });
    await user.upload(input, new File(['x'], 'bill.pdf', { type: 'application/pdf' }));
    await screen.findByText('Attached');
    await user.click(getButton('Send Message'));

    await screen.findByText('Successfully sent message.');
    expect(api.callsOf('AddParticipantComment').map(({ variables }) => variables)).toEqual([
      { input: { caseId, content: 'Here it is', documentIds: ['d-1'], key: expect.any(String) as string } },
    ]);
    expect(screen.queryByText('Attached')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('say why a file is not taken, and go without it', async () => {
    const sentFiles = answerUploads(200, {});
    const { user } = open();
    const input = await screen.findByLabelText('Attach a File', { selector: 'input' });
    const file = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 33 * 1024 * 1024 });
    await user.upload(input, file);

    await user.click(await screen.findByRole('button', { name: 'Remove bill.pdf' }));
    expect(screen.queryByText('bill.pdf')).toBeNull();
    expect(sentFiles).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('of the staff count as read once they are on the screen', async () => {
    const { api } = open(buildCase({ messages: [buildMessage({ isNew: true })] }), {
      MarkCaseMessagesRead: { markCaseMessagesRead: { metadata: { status: 200 } } },
    });

    expect(await screen.findByText('1 new message')).toBeTruthy();
    await waitFor(() => {
      expect(api.callsOf('MarkCaseMessagesRead').map(({ variables }) => variables)).toEqual([
        { input: { caseId } },
      ]);
    });
  });
});
