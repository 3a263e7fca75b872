import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
} from '../../../testing/demo-application.ts';
import { openPortal } from '../../../testing/open-portal.ts';

type Demo = Parameters<typeof buildApplicationServer>[0];

function openPage(page: string, demo: Demo = {}) {
  const { server, api } = buildApplicationServer(demo);
  return { server, ...openPortal(`${applicationAddress}/${page}`, api) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const page = () => window.location.pathname.slice(applicationAddress.length + 1);

describe('the section overview', () => {
  it('says which section it is and what it is about, and leads on [P154] [P156]', async () => {
    const { user } = openPage('sections/about');

    await heading('You and your home');
    expect(screen.getByText('Section 1 of 2: About you')).toBeTruthy();
    expect(screen.getByText('Who you are and where you live.')).toBeTruthy();
    const asked = within(screen.getByRole('region', { name: 'What we will ask' }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your name',
      'Your home',
    ]);
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await heading('Your name');
    expect(page()).toBe('questions/you-name');
  });

  it('tells when answers were filled in from the last application [P155]', async () => {
    openPage('sections/about', {
      answers: { fullName: 'Dana Okafor' },
      prefilled: { fullName: { from: 'application', submittedAt: '2026-03-03T12:00:00.000Z' } },
    });

    await heading('You and your home');
    expect(screen.getByText(/We filled in some answers from your last application\./)).toBeTruthy();
  });

  it('says nothing of that when none were [P155]', async () => {
    openPage('sections/about');

    await heading('You and your home');
    expect(screen.queryByText(/We filled in/)).toBeNull();
  });
});

describe('the group overview', () => {
  it('shows logo, title and description and leads on [P157]', async () => {
    const { user } = openPage('groups/story');

    await heading('Before you go on');
    expect(screen.getByText('Take your time for Emergency Aid Grant.')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('img', { name: 'Bayview College' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await heading('Why you apply');
  });
});

describe('the progress of an application', () => {
  it('is shown beside its pages, as a bar and in words [P015] [P016] [P116] [P450]', async () => {
    const { user } = openPage('questions/ownership', {
      answers: { fullName: 'Dana Okafor', email: 'dana@mail.example' },
    });

    await heading('Your home');
    const panel = within(screen.getByRole('complementary', { name: 'Progress' }));
    const lines = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    const bars = () => screen.getAllByRole<HTMLProgressElement>('progressbar', { hidden: true });
    expect(bars().map(({ value, max }) => value / max)).toEqual(bars().map(() => 0));
    expect(panel.getByText('0 of 2 sections complete')).toBeTruthy();
    expect(lines()).toEqual(['About youYou are here', 'Your situationNot started', 'ReviewNot started']);

    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(panel.getByText('1 of 2 sections complete')).toBeTruthy();
    expect(lines()[0]).toBe('About youDone. You are here');
    expect(bars().map(({ value, max }) => value / max)).toEqual(bars().map(() => 0.5));
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await heading('Before you go on');
    expect(lines()).toEqual(['About youDone', 'Your situationYou are here', 'ReviewNot started']);
  });

  it('lists the review once, also where the closing section asks something [P450]', async () => {
    const question = {
      key: 'affirmation',
      copy: { title: 'Is everything true?' },
      fields: [{ key: 'affirmed', type: 'Checkbox', copy: 'Everything is true' }],
    } as const;
    const { sections } = buildDefinition();
    const closing = {
      key: 'review',
      name: 'Review',
      questionGroups: [{ key: 'end', questions: [question] }],
    };
    openPage('questions/affirmation', {
      definition: buildDefinition({ sections: [...sections.filter(({ key }) => key !== 'review'), closing] }),
    });

    await heading('Is everything true?');
    const panel = within(screen.getByRole('complementary', { name: 'Progress' }));
    const lines = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.filter((line) => line.startsWith('Review'))).toEqual(['ReviewYou are here']);
  });

  it('is behind Progress in the toolbar on a phone, only while an application is open [P118]', async () => {
    const { user } = openPage('questions/ownership');

    await heading('Your home');
    const toolbar = within(screen.getByRole('navigation', { name: 'Toolbar' }));
    await toolbar.findByRole('button', { name: 'Progress' });
    expect(toolbar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'My Profile',
      'Progress',
      'Log Out',
    ]);
    await user.click(toolbar.getByRole('button', { name: 'Progress' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Progress' }));
    await user.click(panel.getByRole('link', { name: /Your situation/ }));
    await heading('Before you go on');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
