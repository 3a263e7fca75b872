import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../../shared/api/request.ts';
import { noteSessionEnd } from '../../shared/session/session-end.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderConsole } from '../../testing/render-console.tsx';

afterEach(() => vi.restoreAllMocks());

describe('SignInPage', () => {
  it('signs staff in on the staff tenant and goes back to the page they wanted [P035]', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { calls, request } = answering({ status: 200, errors: [] });
    const { router, person } = renderConsole(buildSession({ staff: undefined, request }), '/cases?view=mine');

    await person.type(await screen.findByLabelText('Email'), ' caseworker@demo.example ');
    await person.type(screen.getByLabelText('Password'), 'a long password');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));

    const place = { partnerId: 'partner-1', tenantId: 'staff-tenant' };
    expect(router.state.location.pathname).toBe('/partner/bayview-college-fund/sign-in');
    expect(calls).toEqual([
      ['SignInWithPassword', { ...place, email: 'caseworker@demo.example', password: 'a long password' }],
      ['BeginSession', { ...place, token: 'one-minute', userId: 'user-1', authenticationMechanism: 'BASIC' }],
    ]);
    expect(assign).toHaveBeenCalledWith('/partner/bayview-college-fund/cases?view=mine');
  });

  it('says why someone is here whose session ended, until they sign in', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    noteSessionEnd();
    const { request } = answering({ status: 200, errors: [] });
    const { person } = renderConsole(buildSession({ staff: undefined, request }), '/sign-in');
    expect(await screen.findByText('Your session has ended.')).toBeDefined();

    await person.type(screen.getByLabelText('Email'), 'caseworker@demo.example');
    await person.type(screen.getByLabelText('Password'), 'a long password');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => {
      expect(screen.queryByText('Your session has ended.')).toBeNull();
    });
  });

  it('says what was wrong and keeps what was typed', async () => {
    const { request } = answering({ status: 400, errors: ['auth/wrong-password'] });
    const { person } = renderConsole(buildSession({ staff: undefined, request }), '/sign-in');

    await person.type(await screen.findByLabelText('Email'), 'caseworker@demo.example');
    await person.type(screen.getByLabelText('Password'), 'a wrong password');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));

    expect((await screen.findByRole('alert')).textContent).toContain(
      'Incorrect email address or password, please try again',
    );
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'caseworker@demo.example');
  });

  it('says what to do about a forgotten password', async () => {
    renderConsole(buildSession({ staff: undefined }), '/sign-in');

    expect(await screen.findByText('Forgot your password?')).toBeDefined();
    expect(screen.getByText(/Ask an admin of your organization to remove you from the team/)).toBeDefined();
  });

  it('asks for what is missing before it sends anything', async () => {
    const { calls, request } = answering({ status: 200, errors: [] });
    const { person } = renderConsole(buildSession({ staff: undefined, request }), '/sign-in');

    await person.click(await screen.findByRole('button', { name: 'Sign In' }));

    expect(screen.getByText('Enter your email address')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  it('leads someone who is signed in to the cases', async () => {
    const { router } = renderConsole(buildSession(), '/sign-in');

    await screen.findByRole('heading', { name: 'Cases' });

    expect(router.state.location.pathname).toBe('/partner/bayview-college-fund/cases');
  });
});

/** An API that answers both steps of signing in with the same metadata. */
function answering(metadata: { status: number; errors: string[] }) {
  const calls: [string, unknown][] = [];
  const request = ((operation: { name: string }, variables: { input: unknown }) => {
    calls.push([operation.name, variables.input]);
    const identity = metadata.status < 400 ? { token: 'one-minute', userId: 'user-1' } : null;
    return Promise.resolve({ signInWithPassword: { metadata, identity }, beginSession: { metadata } });
  }) as unknown as Request;
  return { calls, request };
}
