import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { done, openCase as open } from '../../testing/open-case.ts';

const draftKey = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const replies = (fill = 1) => ({
  GetDraftKey: { currentUser: { id: 'user-1', draftKey: draftKey(fill) } },
  AddCaseNote: { addCaseNote: done },
  EndSession: { endSession: done },
});
const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('handrail:draft:'));
const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note for staff/);

afterEach(() => {
  localStorage.clear();
});

describe('what staff typed and did not send', () => {
  it('comes back after the tab was closed, is unreadable meanwhile, and is gone once it is sent', async () => {
    const { person } = open(replies());
    await person.type(await note(), 'Landlord calls on Monday');
    await waitFor(() => {
      expect(stored()).toHaveLength(1);
    });
    expect(localStorage.getItem(stored()[0] ?? '')).not.toContain('Landlord');
    cleanup();

    const again = open(replies());
    await waitFor(async () => {
      expect((await note()).value).toBe('Landlord calls on Monday');
    });
    await again.person.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => {
      expect(stored()).toEqual([]);
    });
  });

  it('does not come back under the key of another person', async () => {
    const { person } = open(replies());
    await person.type(await note(), 'Landlord calls');
    await waitFor(() => {
      expect(stored()).toHaveLength(1);
    });
    cleanup();
    open(replies(2));
    await waitFor(() => {
      expect(stored()).toEqual([]);
    });
    expect((await note()).value).toBe('');
  });

  it('is kept for the reason of an action too, for that action alone', async () => {
    const { person } = open(replies());
    await person.click(await screen.findByRole('button', { name: 'Send back' }));
    await person.type(await reason(), 'Page 2 is missing');
    await waitFor(() => {
      expect(stored()).toHaveLength(1);
    });
    expect(localStorage.getItem(stored()[0] ?? '')).not.toContain('Page 2');
    cleanup();

    const again = open(replies());
    await again.person.click(await screen.findByRole('button', { name: 'Send back' }));
    await waitFor(async () => {
      expect((await reason()).value).toBe('Page 2 is missing');
    });
    await again.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await again.person.click(screen.getByRole('button', { name: 'Deny' }));
    expect((await reason()).value).toBe('');
  });

  it('is gone once they sign out', async () => {
    const { person } = open(replies());
    await person.type(await note(), 'Landlord calls');
    await waitFor(() => {
      expect(stored()).toHaveLength(1);
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await person.click(screen.getByRole('button', { name: /Marisol Vega/ }));
    await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalled();
    });
    expect(stored()).toEqual([]);
    assign.mockRestore();
  });
});
