import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalContext } from '../context/portal-context.tsx';
import { browserRequest } from '../api/browser-request.ts';
import { buildPartner, buildUser } from '../../testing/demo-portal.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearAllButDrafts } from '@handrail/ui/drafts';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const keyOf = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));

interface Story {
  readonly story: string;
}
const isStory = (values: unknown): values is Story =>
  typeof values === 'object' && values !== null && 'story' in values && typeof values.story === 'string';

function StoryForm() {
  const draft = useDraft('story', isStory);
  return draft.isLoading ? <p>Loading</p> : <StoryField draft={draft} />;
}

function StoryField({ draft }: { draft: ReturnType<typeof useDraft<Story>> }) {
  const [story, setStory] = useState(draft.restored?.story ?? '');
  return (
    <>
      <label htmlFor="story">Story</label>
      <input
        id="story"
        value={story}
        onChange={({ target }) => {
          setStory(target.value);
          draft.keep({ story: target.value });
        }}
      />
      <button
        onClick={() => {
          draft.clear();
        }}
      >
        Save
      </button>
    </>
  );
}

/** Opens the form anew, as a page that was just loaded. */
function openForm({ userId = 'user-1', draftKey = keyOf(1) } = {}) {
  cleanup();
  fakeApi({ GetDraftKey: { currentUser: { id: userId, draftKey } } });
  const session = {
    partner: buildPartner(),
    user: buildUser({ id: userId }),
    incidents: [],
    request: browserRequest,
  };
  render(
    <PortalContext value={session}>
      <StoryForm />
    </PortalContext>,
  );
  return { person: userEvent.setup(), field: () => screen.findByLabelText<HTMLInputElement>('Story') };
}

const stored = () => Object.entries(localStorage).map(([name, value]) => `${name}=${String(value)}`);

async function typeStory(text = 'The pipes froze') {
  const { person, field } = openForm();
  await person.type(await field(), text);
  await waitFor(() => {
    expect(stored()).toHaveLength(1);
  });
  return { person };
}

describe('useDraft', () => {
  it('brings back what the same person typed, in a new page', async () => {
    await typeStory();
    const { field } = openForm();
    expect((await field()).value).toBe('The pipes froze');
  });

  it('keeps nothing that someone without the session could read', async () => {
    await typeStory();
    expect(stored()[0]).toMatch(/^handrail:draft:user-1:story=/);
    expect(stored().join()).not.toContain('pipes');
    expect(stored().join()).not.toContain(keyOf(1));
  });

  it('shows nothing of it to someone else, and nothing under another key', async () => {
    await typeStory();
    expect((await openForm({ userId: 'user-2', draftKey: keyOf(2) }).field()).value).toBe('');
    expect((await openForm({ draftKey: keyOf(3) }).field()).value).toBe('');
  });

  it('forgets it once it is saved, also what was typed a moment before', async () => {
    const { person } = await typeStory();
    await person.type(screen.getByLabelText('Story'), ' again');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await new Promise((resolve) => setTimeout(resolve, 400));

    expect(stored()).toEqual([]);
  });

  it('survives the end of a session, unlike everything else that is kept', async () => {
    await typeStory();
    localStorage.setItem('handrail:bayview:sign-in-email', 'dana@mail.example');
    clearAllButDrafts();
    expect(Object.keys(localStorage)).toEqual(['handrail:draft:user-1:story']);
  });

  it('drops what was altered', async () => {
    await typeStory();
    localStorage.setItem('handrail:draft:user-1:story', btoa('x'.repeat(60)));
    expect((await openForm().field()).value).toBe('');
    expect(stored()).toEqual([]);
  });

  it('lets the form work when the key cannot be had', async () => {
    cleanup();
    const { person, field } = openForm({ userId: 'user-1', draftKey: 'no key' });
    await person.type(await field(), 'typed');
    expect((await field()).value).toBe('typed');
    expect(stored()).toEqual([]);
  });
});
