import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildApplication, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

describe('the way to the case of an application, on the portal home', () => {
  it.each([
    ['says of what was sent back that something is asked', 'Incomplete', 'See what we need from you'],
    ['leads to a draft, which can be withdrawn there', 'InProgress', 'See case details'],
  ] as const)('%s', async (_story, status, name) => {
    const { case: about, ...application } = buildApplication({ submittedAt: '2026-11-10T15:00:00.000Z' });
    const applications = [{ ...application, case: { ...about, status } }];
    openPortal(
      '/bayview/application/portal',
      answersOf({ user: buildUser(), programs: [buildProgram()], applications }),
    );

    const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
    expect(link.getAttribute('href')).toBe(`/bayview/case/${about.id}/details`);
  });
});
