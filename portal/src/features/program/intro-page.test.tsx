import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildAccess, buildPartner, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const program = buildProgram({
  id: 'aid',
  introPages: [
    {
      key: 'welcome',
      layout: 'welcome',
      title: 'Welcome to {{programName}}',
      body: 'You can get up to {{maxAmount}}.\n\nQuestions? Email {{partnerEmail}}. <b>No markup</b>',
    },
    {
      key: 'how-it-works',
      layout: 'steps',
      title: 'How it works',
      copy: 'Three steps at {{partnerName}}.',
      steps: [
        { title: 'Apply', description: 'Answer the questions.', icon: 'apply' },
        { title: 'Wait', icon: 'review' },
      ],
    },
    { key: 'last', layout: 'default', title: 'Before you start', body: 'Have your documents ready.' },
  ],
  sections: [
    { key: 'you', name: 'About you', overview: { title: 'You', description: 'Your name and address.' } },
    { key: 'money', name: 'Your money' },
    { key: 'review', name: 'Review' },
  ],
});
const answers = answersOf({ user: buildUser(), programs: [program] });

describe('the introduction of a program', () => {
  it('begins with its first page in the welcome layout, its placeholders filled [P014] [P053] [P146]', async () => {
    openPortal('/bayview/program/aid/intro', answers);

    await screen.findByRole('heading', { level: 1, name: 'Welcome to Emergency Aid Grant' });
    expect(screen.getByText('You can get up to $1,200.')).toBeTruthy();
    expect(screen.getByText(/<b>No markup<\/b>/)).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'Bayview College' })).toHaveLength(2);
    const contact = screen.getByRole('link', { name: 'aid@bayview.example' });
    expect(contact.getAttribute('href')).toBe('mailto:aid@bayview.example');
  });

  it('leads page by page to the sections overview [P017] [P055] [P147] [P148] [P149] [P150]', async () => {
    const { user } = openPortal('/bayview/program/aid/intro', answers);

    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'How it works' });
    expect(screen.getByText('Three steps at Bayview College.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ApplyAnswer the questions.',
      'Wait',
    ]);

    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Before you start' });
    expect(screen.getByText('Have your documents ready.')).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'What to expect' });
    expect(window.location.pathname).toBe('/bayview/program/aid/intro/sections');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'About you',
      'Your money',
    ]);
  });

  it('has Back and says which page it is, where that is switched on', async () => {
    const partner = buildPartner({ flags: [{ key: 'intro-pages-navigation', enabled: true }] });
    const { user } = openPortal(
      '/bayview/program/aid/intro/last',
      answersOf({ partner, user: buildUser(), programs: [program] }),
    );

    await screen.findByText('Page 3 of 3');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'How it works' });
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  });

  it('has neither otherwise', async () => {
    openPortal('/bayview/program/aid/intro/last', answers);

    await screen.findByRole('heading', { level: 1, name: 'Before you start' });
    expect(screen.queryByText('Page 3 of 3')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });

  it('shows one page by its key [P056]', async () => {
    openPortal('/bayview/program/aid/intro/last', answers);

    await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  });

  it('goes to the first page for a key that it does not know [P057]', async () => {
    openPortal('/bayview/program/aid/intro/unknown', answers);

    await screen.findByRole('heading', { level: 1, name: 'Welcome to Emergency Aid Grant' });
    expect(window.location.pathname).toBe('/bayview/program/aid/intro');
  });

  it('lists the sections that the application counts, which review is not among [P450]', async () => {
    openPortal('/bayview/program/aid/intro/sections', answers);

    await screen.findByRole('heading', { level: 1, name: 'What to expect' });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['About you', 'Your money']);
  });

  it('is the sections overview when there are no intro pages [P054]', async () => {
    const plain = { ...program, introPages: [] };
    openPortal('/bayview/program/aid/intro', answersOf({ user: buildUser(), programs: [plain] }));

    await screen.findByRole('heading', { level: 1, name: 'What to expect' });
  });

  it.each([
    ['does not exist', 'other', program],
    ['is closed', 'aid', { ...program, status: 'Closed' as const }],
    ['is for people who were referred', 'aid', { ...program, status: 'ReferralOnly' as const }],
  ])('leads to the portal when the program %s [P151]', async (_case, id, offered) => {
    openPortal(`/bayview/program/${id}/intro`, answersOf({ user: buildUser(), programs: [offered] }));

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
  });

  it('is open to a person who was referred, even just now', async () => {
    const referralOnly = { ...program, status: 'ReferralOnly' as const };
    const before = buildAccess(referralOnly);
    let asked = 0;
    openPortal('/bayview/program/aid/intro', {
      ...answersOf({ user: buildUser(), programs: [referralOnly] }),
      GetOpenPrograms: () => ({
        currentUser: { id: 'user-1', programAccess: [{ ...before, isOpen: (asked += 1) > 1 }] },
      }),
    });

    await screen.findByRole('heading', { level: 1, name: 'Welcome to Emergency Aid Grant' });
  });
});
