import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildProgram, buildUser } from '../testing/demo-portal.ts';
import { openPortal } from '../testing/open-portal.ts';

const programs = [buildProgram({ id: 'aid' })];

describe('arriving at a page', () => {
  it('scrolls to the top, takes the focus to the heading and changes the title [P130] [P133]', async () => {
    const { user } = openPortal('/bayview/application/portal', answersOf({ user: buildUser(), programs }));
    const start = await screen.findByRole('link', { name: /^Start Application/ });
    const scrollTo = vi.spyOn(window, 'scrollTo');

    await user.click(start);

    const heading = await screen.findByRole('heading', { level: 1, name: 'What to expect' });
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(document.title).toBe('What to expect - Student Care Fund');
  });

  it('stays where it is when the address is replaced [P134]', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    openPortal('/bayview/application', answersOf({ user: buildUser(), programs }));

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('offers the way past the header first', async () => {
    const { user } = openPortal('/bayview/application/portal', answersOf({ user: buildUser() }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });

    await user.tab();

    expect(document.activeElement?.textContent).toBe('Skip to main content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });
});
