import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { renderConsole } from '../../testing/render-console.tsx';

describe('QueuePage', () => {
  it('says that cases cannot be shown yet, and never that there are none', async () => {
    renderConsole(buildSession(), '/');

    expect(await screen.findByRole('heading', { level: 1, name: 'Cases' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Cases are not shown here yet' })).toBeDefined();
    expect(screen.getByText(/This version cannot list, search or review cases/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the applicant portal' }).getAttribute('href')).toBe(
      '/bayview-college-fund',
    );
  });

  it('keeps the view and the filters in the address', async () => {
    const { router, person } = renderConsole(buildSession(), '/cases');

    await person.click(await screen.findByRole('link', { name: 'Mine' }));
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page');
    });
    await person.selectOptions(screen.getByLabelText('Status'), 'In Review');
    await screen.findByRole('button', { name: 'Clear filters' });
    await person.selectOptions(screen.getByLabelText('Program'), 'Emergency Aid Grant');

    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=mine&status=InReview&program=program-1');
    });
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page');
  });

  it('names the states of a case as staff know them [P382] [P383]', async () => {
    renderConsole(buildSession(), '/cases');

    const options = within(await screen.findByLabelText('Status')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Any',
      'In Progress',
      'Incomplete',
      'Ready for Review',
      'In Review',
      'Pending Certification',
      'Fiscal Review',
      'Approved',
      'Payment Sent',
      'Denied',
      'Withdrawn',
      'Archive',
    ]);
  });

  it('finds by key and clears again', async () => {
    const { router, person } = renderConsole(buildSession(), '/cases?view=all');
    await screen.findByRole('heading', { name: 'Cases are not shown here yet' });

    await person.keyboard('/Okafor{Enter}');
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    expect(router.state.location.search).toContain('find=Okafor');
    expect(screen.queryByText(/Check the spelling/)).toBeNull();

    await person.click(clear);
    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=all');
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});
