import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationAddress, buildApplicationServer } from '../../testing/demo-application.ts';
import type { Answer } from '../../testing/fake-api.ts';
import { answersOf, buildApplication, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = '/bayview/program/program-1/client';
const luis = { id: 'client-1', kind: 'person', name: 'Luis Ortega', email: 'luis@mail.example' };

function open(clients: readonly object[], changes: Readonly<Record<string, Answer>> = {}, at = address) {
  const { api } = buildApplicationServer({ client: 'Noor Aziz' });
  return openPortal(at, { ...api, GetClients: { currentUser: { id: 'user-1', clients } }, ...changes });
}

describe('for whom an advocate applies', () => {
  it('is asked between the overview and the form', async () => {
    open([], {}, '/bayview/program/program-1/intro/sections');

    const apply = await screen.findByRole('link', { name: 'Apply for a Client' });
    expect(apply.getAttribute('href')).toBe(address);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it.each([
    ['is asked for a program to which a client was referred', true, 'Who are you applying for?'],
    ['is not asked for one to which none was', false, 'Welcome, Dana.'],
  ])('%s', async (_name, isOpen, title) => {
    const { api } = buildApplicationServer({ client: 'Noor Aziz', isOpen });
    openPortal(address, {
      ...api,
      ...answersOf({
        user: buildUser({ tenant: 'advocate' }),
        programs: [buildProgram({ status: 'ReferralOnly' })],
      }),
      GetOpenPrograms: api.GetOpenPrograms ?? {},
      GetClients: { currentUser: { id: 'user-1', clients: [luis] } },
    });

    await screen.findByRole('heading', { level: 1, name: title });
  });

  it('is someone new, whose name then stands on each page of the form [P007]', async () => {
    const { api, user } = open([]);
    await user.type(await screen.findByLabelText(/full name/), 'Noor Aziz');
    await user.type(screen.getByLabelText(/Date of birth/), '1/31/1990');
    await user.click(screen.getByRole('button', { name: 'Start Application' }));

    await screen.findByRole('link', { name: 'Begin Application' });
    expect(window.location.pathname).toBe(applicationAddress);
    expect(screen.getByText(/You are applying for/).textContent).toBe('You are applying for Noor Aziz.');
    expect(api.callsOf('CreateApplication')[0]?.variables).toMatchObject({
      input: {
        programId: 'program-1',
        client: { kind: 'person', name: 'Noor Aziz', birthDate: '1990-01-31' },
      },
    });
  });

  it('is a client they have', async () => {
    const { api, user } = open([luis]);
    await user.click(await screen.findByLabelText(/Luis Ortega/));
    await user.click(screen.getByRole('button', { name: 'Start Application' }));

    await screen.findByRole('link', { name: 'Begin Application' });
    const [call] = api.callsOf('CreateApplication');
    expect(call?.variables).toMatchObject({ input: { clientId: 'client-1' } });
  });

  it('must be said, and said rightly', async () => {
    const { api, user } = open([luis]);
    await user.click(await screen.findByRole('button', { name: 'Start Application' }));
    await screen.findAllByText(/Choose a client, or enter a new one/);

    await user.click(screen.getByLabelText('Someone new'));
    expect(screen.queryByText(/Choose a client|Enter your client's name/)).toBeNull();
    await user.type(screen.getByLabelText(/email/), 'noor');
    await user.click(screen.getByRole('button', { name: 'Start Application' }));
    await screen.findAllByText(/Enter your client's name/);
    expect(api.callsOf('CreateApplication')).toEqual([]);
  });

  it('is refused in words about the client', async () => {
    const party = { id: 'client-1', name: 'Luis Ortega', isClient: true };
    const { GetUserApplications } = answersOf({
      user: buildUser({ tenant: 'advocate' }),
      applications: [buildApplication({ id: 'draft-7', party })],
    });
    const errors = ['NOT_ELIGIBLE_TO_REAPPLY', 'Luis Ortega has an application in progress.'];
    const { user } = open([luis], {
      CreateApplication: { createApplication: { metadata: { status: 400, errors }, application: null } },
      ...(GetUserApplications && { GetUserApplications }),
    });
    await user.click(await screen.findByLabelText(/Luis Ortega/));
    await user.click(screen.getByRole('button', { name: 'Start Application' }));

    await screen.findByText('Luis Ortega has an application in progress.');
    const link = await screen.findByRole('link', { name: 'Continue the application for Luis Ortega' });
    expect(link.getAttribute('href')).toBe('/bayview/application/draft-7');

    await user.click(screen.getByLabelText('Someone new'));
    expect(screen.queryByText('Luis Ortega has an application in progress.')).toBeNull();
    expect(screen.queryByText(/Enter your client's name/)).toBeNull();
  });

  it('is not asked of someone who applies for themselves', async () => {
    openPortal(address, buildApplicationServer().api);

    await screen.findByRole('button', { name: 'Apply' });
  });
});
