import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildApplication, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

describe('an application that was sent back, on the portal home', () => {
  it.each([
    ['leads to its case, where it says what is asked', 'Incomplete', ['See what we need from you']],
    ['does not while it is a draft', 'InProgress', []],
  ] as const)('%s', async (_story, status, names) => {
    const { case: about, ...application } = buildApplication({ submittedAt: '2026-11-10T15:00:00.000Z' });
    const applications = [{ ...application, case: { ...about, status } }];
    openPortal(
      '/bayview/application/portal',
      answersOf({ user: buildUser(), programs: [buildProgram()], applications }),
    );

    await screen.findByRole('link', { name: /^Continue Application/ });
    const links = screen.queryAllByRole('link', { name: /See what we need/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links.every((link) => link.getAttribute('href') === `/bayview/case/${about.id}/details`)).toBe(
      true,
    );
  });
});
