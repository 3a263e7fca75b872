import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember, emptyQueue } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const done = { metadata: { status: 200, errors: [], message: null } };

function buildView(overrides: object) {
  return {
    id: 'view-1',
    name: 'Big ones',
    isShared: false,
    isOwn: true,
    isFirst: false,
    address: '?sort=-amount&view=all',
    ...overrides,
  };
}

function open(path: string, views: object[], { role = 'caseWorker' } = {}) {
  const api = createFakeApi({
    ...emptyQueue,
    GetSavedViews: { savedViews: views },
    SaveView: { saveView: done },
    RemoveView: { removeView: done },
    ChooseFirstView: { chooseFirstView: done },
  });
  const staff = buildStaffMember({ role });
  return { ...renderConsole(buildSession({ staff, request: api.request }), path), calls: api.calls };
}

describe('saved views', () => {
  it('save the list that is open under a name', async () => {
    const { person, router, calls } = open('/cases?view=mine&status=InReview&chosen=A', []);
    await screen.findByRole('heading', { name: 'No cases match' });
    await person.keyboard('v');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name')).toBeDefined();
    expect(calls.map(([name]) => name)).not.toContain('SaveView');
    await person.type(dialog.getByLabelText(/^Name/), 'In review');
    await person.click(dialog.getByRole('checkbox', { name: 'Share with everyone on the team' }));
    await person.click(dialog.getByRole('checkbox', { name: 'Open my cases with this view' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The view was saved')).toBeDefined();

    const saved = calls.find(([name]) => name === 'SaveView')?.[1] as { id: string };
    expect(saved).toMatchObject({
      name: 'In review',
      isShared: true,
      address: '?status=InReview&view=mine',
    });
    expect(calls.find(([name]) => name === 'ChooseFirstView')?.[1]).toEqual({ id: saved.id });
    expect(router.state.location.search).toBe(`?status=InReview&view=mine&saved=${saved.id}`);
  });

  it('open first, and are links of their own', async () => {
    const { router } = open('/cases', [buildView({ isFirst: true })]);
    const link = await screen.findByRole('link', { name: /Big ones/ });
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=-amount&view=all&saved=view-1');
    });
    await waitFor(() => {
      expect(link.getAttribute('aria-current')).toBe('page');
    });
    expect(screen.getByRole('link', { name: 'All cases' }).getAttribute('aria-current')).toBeNull();
  });

  it('are deleted after a question', async () => {
    const { person, calls, router } = open('/cases?view=all&saved=view-1', [buildView({})]);
    await person.click(await screen.findByRole('button', { name: 'Edit view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }));
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(calls.map(([name]) => name)).not.toContain('RemoveView');
    await person.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    expect(await screen.findByText('The view was deleted')).toBeDefined();
    expect(router.state.location.search).toBe('?view=all');
  });

  it('of colleagues can open first, but not be changed', async () => {
    const { person } = open('/cases?view=all&saved=view-1', [buildView({ isOwn: false, isShared: true })]);
    await person.click(await screen.findByRole('button', { name: 'Edit view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }));
    expect(dialog.queryByLabelText(/^Name/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(dialog.getByRole('checkbox', { name: 'Open my cases with this view' })).toBeDefined();
  });
});
