import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

describe('the Help page', () => {
  it.each([
    ['a visitor', answersOf({}), 'Applicant sign in'],
    ['a signed-in person', answersOf({ user: buildUser() }), 'Welcome, Dana.'],
  ])('carries the brand, whom to ask and a way back for %s [P033]', async (_who, answers, home) => {
    const { user } = openPortal('/bayview/help', answers);

    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(document.title).toBe('Help - Student Care Fund');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('img', { name: 'Bayview College' })).toBeTruthy();
    const contact = screen.getByRole('heading', { level: 2, name: 'Contact Bayview College' });
    expect(contact.nextElementSibling?.textContent).toBe(
      'Need help? Write to aid@bayview.example or call (555) 010-0100.',
    );
    await user.click(screen.getByRole('link', { name: 'Back to Student Care Fund' }));
    await screen.findByRole('heading', { level: 1, name: home });
  });
});
