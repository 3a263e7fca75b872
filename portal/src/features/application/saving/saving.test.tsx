import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applicationAddress, buildApplicationServer } from '../../../testing/demo-application.ts';
import type { Answer } from '../../../testing/fake-api.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { watchLocation } from '../../../testing/watch-location.ts';

const address = `${applicationAddress}/questions/you-name`;
const nickname = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Nickname/ });
const listDrafts = () => Object.keys(localStorage).filter((name) => name.startsWith('handrail:draft:'));
const waitForDraft = () =>
  waitFor(() => {
    expect(listDrafts()).toHaveLength(1);
  });

function openQuestion(changes: Readonly<Record<string, Answer>> = {}) {
  const { server, api } = buildApplicationServer();
  return { server, ...openPortal(address, { ...api, ...changes }) };
}

describe('saving an application', () => {
  it('happens while typing, and is always told in words', async () => {
    const { user, server } = openQuestion();

    expect(await screen.findByText('Saved')).toBeTruthy();
    await user.type(await nickname(), 'Dee');
    expect(screen.getByText('Saving...')).toBeTruthy();
    await screen.findByText('Saved');
    expect(server.answers).toEqual({ nickname: 'Dee' });
    expect(listDrafts()).toEqual([]);
  });

  it('waits for the network, says so, and goes on by itself', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api, server } = openQuestion({ UpdateApplication: new Error('offline') });

    await user.type(await nickname(), 'Dee');
    await screen.findByText('Not saved yet because you are offline');
    await waitForDraft();
    api.answer('UpdateApplication', () => {
      server.answers = { nickname: 'Dee' };
      return {
        updateApplication: {
          metadata: { status: 200, errors: [] },
          application: { id: 'x', revision: 1 },
          replaced: [],
        },
      };
    });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await screen.findByText('Saved');
    expect(listDrafts()).toEqual([]);
  });

  it('keeps what was typed through an expired session and a new page', async () => {
    const { reload } = watchLocation();
    const expired = { errors: [{ message: 'Unauthorized' }] };
    const { user } = openQuestion({ UpdateApplication: expired });
    await user.type(await nickname(), 'Dee');
    await waitFor(() => {
      expect(reload).toHaveBeenCalled();
    });
    await waitForDraft();

    const { server } = openQuestion();
    await waitFor(async () => {
      const fields = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Nickname/ });
      expect(fields.map(({ value }) => value)).toEqual(['Dee', 'Dee']);
    });
    await waitFor(() => {
      expect(server.answers).toEqual({ nickname: 'Dee' });
    });
  });

  it('says that it failed, with a way to try again [P742]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api } = openQuestion({ UpdateApplication: { errors: [{ message: 'Bug' }] } });

    await user.type(await nickname(), 'Dee');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('There was an error updating your application.');
    expect((await nickname()).value).toBe('Dee');
    api.answer('UpdateApplication', buildApplicationServer().api.UpdateApplication!);
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what to do when the request is too large [P743]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tooLarge = () =>
      Response.json({ errors: [{ message: 'The request is too large' }] }, { status: 413 });
    const { user } = openQuestion({ UpdateApplication: tooLarge });

    await user.type(await nickname(), 'Dee');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The request size was too large. Please remove some document(s) and try again. Only 32MB can be uploaded at once.',
    );
  });

  it('says what to do when the answers are too long together', async () => {
    const { user } = openQuestion({
      UpdateApplication: {
        updateApplication: { metadata: { status: 413, errors: ['ANSWER_TOO_LARGE'] }, application: null },
      },
    });

    await user.type(await nickname(), 'Dee');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Together, your answers are too long to save. Please shorten your longest answers or remove entries.',
    );
  });

  it('offers both answers when another device gave one too, and uses the one that is chosen', async () => {
    const { user, api, server } = openQuestion({
      UpdateApplication: {
        updateApplication: {
          metadata: { status: 200, errors: [] },
          application: { id: 'x', revision: 1 },
          replaced: [{ key: 'nickname', value: 'Danny' }],
        },
      },
    });

    await user.type(await nickname(), 'Dee');
    await screen.findByText('You also answered "Nickname" in another tab or on another device');
    expect(screen.getByRole('button', { name: /Keep the answer on this page:.*Dee/ })).toBeTruthy();
    api.answer('UpdateApplication', ({ input }) => {
      const { content } = input as { content: { answers: Record<string, string> } };
      server.answers = content.answers;
      const application = { id: 'x', revision: 2 };
      return { updateApplication: { metadata: { status: 200, errors: [] }, application, replaced: [] } };
    });
    await user.click(screen.getByRole('button', { name: /Use the other answer:.*Danny/ }));

    expect((await nickname()).value).toBe('Danny');
    expect(screen.queryByText(/on another device$/)).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
    await waitFor(() => {
      expect(server.answers).toEqual({ nickname: 'Danny' });
    });
  });

  it('asks once about a question, however many answers the other device gave', async () => {
    const { user, api } = openQuestion({
      UpdateApplication: {
        updateApplication: {
          metadata: { status: 200, errors: [] },
          application: { id: 'x', revision: 1 },
          replaced: [
            { key: 'nickname', value: 'Danny' },
            { key: 'nickname', value: null },
          ],
        },
      },
    });

    await user.type(await nickname(), 'Dee');
    await screen.findByText('You also answered "Nickname" in another tab or on another device');
    expect(screen.getByText('We saved all the answers. Which one do you want to use?')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Use the other answer:.*Not answered/ })).toBeTruthy();
    api.answer('UpdateApplication', {
      updateApplication: {
        metadata: { status: 200, errors: [] },
        application: { id: 'x', revision: 2 },
        replaced: [],
      },
    });
    // Typing goes on while the notice is there.
    await user.type(await nickname(), 'na');
    await user.click(screen.getByRole('button', { name: /Keep the answer on this page:.*Deena/ }));

    expect((await nickname()).value).toBe('Deena');
    expect(screen.queryByText(/on another device$/)).toBeNull();
  });

  it('goes on in the background when the person goes on, and comes back with everything', async () => {
    const { user, server } = openQuestion();

    await user.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Dana Okafor');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'dana@mail.example');
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Your home' });
    await screen.findByText('Saved');
    expect(server.answers).toEqual({ fullName: 'Dana Okafor', email: 'dana@mail.example' });
  });
});
