import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = '/bayview/application/portal';

describe('the portal home', () => {
  it('greets the person under the platform name [P113] [P135] [P136] [P137]', async () => {
    openPortal(address, answersOf({ user: buildUser({ name: 'Dana' }) }));

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(screen.getByText('Student Care Fund')).toBeTruthy();
    expect(screen.getByText('Here you can find your current and past applications.')).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByRole('img', { name: 'Bayview College' })).toBeTruthy();
  });

  it('greets by the address of somebody who has not told their name', async () => {
    openPortal(address, answersOf({ user: buildUser({ name: null, email: 'dana.okafor@mail.example' }) }));

    await screen.findByRole('heading', { level: 1, name: 'Welcome, dana.okafor.' });
  });

  it('offers each open program with its amount, its time and a way in', async () => {
    const programs = [
      buildProgram({ id: 'b', name: 'Laptop and Internet', sortOrder: 2, maxFundingAmount: 45_050 }),
      buildProgram({ id: 'a', name: 'Child Care Bridge', summary: 'Pays for child care.', sortOrder: 1 }),
    ];
    openPortal(address, answersOf({ user: buildUser(), programs }));

    const section = await screen.findByRole('region', { name: 'Available Programs' });
    const [first, second] = within(section).getAllByRole('article');
    expect(section.textContent).toContain('2 programs');
    expect(first?.textContent).toContain('Child Care BridgePays for child care.Up to $1,200About 15 minutes');
    expect(second?.textContent).toContain('Up to $450.50');
    const start = screen.getByRole('link', { name: /^Start Application.*Child Care Bridge$/ });
    expect(start.getAttribute('href')).toBe('/bayview/program/a/intro');
  });

  it('hides sections without items [P139]', async () => {
    openPortal(address, answersOf({ user: buildUser(), programs: [buildProgram()] }));

    await screen.findByRole('region', { name: 'Available Programs' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Available Programs',
    ]);
  });

  it('leaves out programs that are not open to the person [P407] [P408] [P409] [P410]', async () => {
    const student = { id: 'student', name: 'Student' };
    const programs = [
      buildProgram({ id: '1', name: 'For everyone' }),
      buildProgram({ id: '2', name: 'For students', applicantTypes: [{ applicantType: { id: 'student' } }] }),
      buildProgram({ id: '3', name: 'For parents', applicantTypes: [{ applicantType: { id: 'parent' } }] }),
      buildProgram({ id: '4', name: 'By referral', status: 'ReferralOnly' }),
      buildProgram({ id: '5', name: 'Over', status: 'Closed' }),
    ];
    openPortal(address, answersOf({ user: buildUser({ applicantType: student }), programs }));

    const section = await screen.findByRole('region', { name: 'Available Programs' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['For everyone', 'For students']);
  });

  it('says why it is empty and whom to ask', async () => {
    openPortal(address, answersOf({ user: buildUser() }));

    await screen.findByRole('heading', { name: 'No programs are open right now' });
    const contact = screen.getByRole('link', { name: 'aid@bayview.example' });
    expect(contact.getAttribute('href')).toBe('mailto:aid@bayview.example');
  });
});
