import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  completeAnswers,
} from '../../testing/demo-application.ts';
import { openPortal } from '../../testing/open-portal.ts';

describe('the addresses of an application', () => {
  it.each([
    ['sections/about', 'You and your home'],
    ['groups/story', 'Before you go on'],
    ['questions/reason', 'Why you apply'],
    ['questions/you-name', 'Your name'],
    ['review', 'Check your answers'],
  ])('lead from %s to "%s" [P062] [P065] [P066] [P067] [P068]', async (page, heading) => {
    openPortal(`${applicationAddress}/${page}`, buildApplicationServer({ answers: completeAnswers }).api);

    await screen.findByRole('heading', { level: 1, name: heading });
    expect(window.location.pathname).toBe(`${applicationAddress}/${page}`);
  });

  it('lead to the thanks of what was submitted [P063]', async () => {
    const submittedAt = '2026-11-10T15:00:00.000Z';
    const { api } = buildApplicationServer({
      answers: completeAnswers,
      status: 'ReadyForReview',
      submittedAt,
    });
    openPortal(`${applicationAddress}/submit/confirmation`, api);

    await screen.findByRole('heading', { level: 1, name: 'Thanks for applying' });
  });

  it('lead to the portal when it is not found or not the own one [P075] [P076]', async () => {
    const { api } = buildApplicationServer();
    openPortal(applicationAddress, { ...api, GetApplication: { application: null } });

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
  });

  it('lead to the portal when the program is not open to the person and nothing was submitted [P077]', async () => {
    openPortal(applicationAddress, buildApplicationServer({ isOpen: false }).api);

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
  });
});
