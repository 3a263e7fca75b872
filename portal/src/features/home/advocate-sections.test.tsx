import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFulfillment, buildPayment, claimFeatures } from '../../testing/demo-claim.ts';
import { answersOf, buildApplication, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = '/bayview/application/portal';
const programs = [
  buildProgram({ id: 'rent', name: 'Rent Help', sortOrder: 1 }),
  buildProgram({ id: 'loan', name: 'Laptop Loan', sortOrder: 2 }),
];

/** Thirty families, every third one still being filled in. */
const applications = Array.from({ length: 30 }, (_, index) => {
  const isBegun = index % 3 === 0;
  const day = String(index + 1).padStart(2, '0');
  return buildApplication({
    id: `application-${day}`,
    displayId: `NUM-${day}`,
    programId: index % 2 === 0 ? 'loan' : 'rent',
    party: { id: `party-${day}`, name: index === 0 ? null : `Family ${day}`, isClient: true },
    createdAt: `2026-10-${day}T15:00:00.000Z`,
    submittedAt: isBegun ? null : `2026-10-${day}T15:00:00.000Z`,
    case: {
      ...buildApplication().case,
      id: `case-${day}`,
      status: isBegun ? 'InProgress' : 'InReview',
    },
  });
});

function open(overrides: Partial<Parameters<typeof answersOf>[0]> = {}) {
  return openPortal(
    address,
    answersOf({ user: buildUser(), programs, applications, tenant: 'advocate', ...overrides }),
  );
}

function readNames(section: string): string[] {
  const table = screen.queryByRole('table', { name: section });
  return [...(table?.querySelectorAll('tbody th') ?? [])].map(({ textContent }) => textContent);
}

describe('the portal home of an advocate', () => {
  it('lists applications in a table with a column of names, in the order of the programs [P144] [P425]', async () => {
    open();

    const todo = await screen.findByRole('table', { name: 'Action Required' });
    expect(
      within(todo)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Student Name', 'Program', 'Status', 'Date', 'Action']);
    const rows = within(todo).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(10);
    expect(rows[0]?.textContent).toBe(
      'Family 28NUM-28Rent HelpIn ProgressSee case details: Family 28Started October 28, 2026Continue: Family 28, Rent Help',
    );
    expect(rows.at(-1)?.textContent).toContain('No name givenNUM-01');
    expect(Array.from(rows[0]?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'))).toEqual([
      '/bayview/case/case-28/details',
      '/bayview/application/application-28/continue',
    ]);
    const done = screen.getByRole('table', { name: 'Submitted Programs' });
    expect(done.querySelectorAll('tbody tr')).toHaveLength(20);
    expect(done.querySelector('tbody a')?.getAttribute('href')).toBe('/bayview/case/case-30/details');
  });

  it('is sorted by a header, and the other way round by the same', async () => {
    const { user } = open();
    const todo = within(await screen.findByRole('table', { name: 'Action Required' }));

    await user.click(todo.getByRole('button', { name: 'Student Name' }));
    expect(readNames('Submitted Programs').slice(0, 2)).toEqual(['Family 02NUM-02', 'Family 03NUM-03']);
    expect(todo.getByRole('columnheader', { name: 'Student Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.click(todo.getByRole('button', { name: 'Student Name' }));
    expect(readNames('Submitted Programs')[0]).toBe('Family 30NUM-30');
  });

  it('is sorted on a phone by a list, where headers are not seen', async () => {
    const { user } = open();

    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Newest first');
    expect(readNames('Submitted Programs')[0]).toBe('Family 30NUM-30');
  });

  it('finds applications by name, program or number, and says how many', async () => {
    const { user } = open();

    const finder = await screen.findByLabelText('Find an application');
    await user.click(finder);
    await user.paste('family 2 rent');
    expect(readNames('Action Required')).toEqual(['Family 28NUM-28', 'Family 22NUM-22']);
    expect(screen.getByText('7 of 30 applications').getAttribute('role')).toBe('status');
    await user.clear(finder);
    await user.paste('num-07');
    expect([readNames('Action Required'), readNames('Submitted Programs')]).toEqual([
      ['Family 07NUM-07'],
      [],
    ]);
  });

  it('speaks of applicants where the partner has several words for them', async () => {
    const types = ['Student', 'Alum'].map((name) => ({ name, role: 'FirstParty' }));
    open({ applicantTypes: [...types, { name: 'Adviser', role: 'ThirdParty' }] });

    await screen.findAllByRole('columnheader', { name: 'Applicant Name' });
  });

  it('is for people who file for others only', async () => {
    open({ tenant: 'applicant' });

    await screen.findByRole('region', { name: 'Action Required' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByLabelText('Find an application')).toBeNull();
  });
});

describe('many applications', () => {
  it('come in pages, and a search looks at all of them', async () => {
    const all = answersOf({ user: buildUser(), programs, applications, tenant: 'advocate' });
    const read = all.GetUserApplications as (variables: Record<string, unknown>) => {
      currentUser: { applications: object };
    };
    const { user } = openPortal(address, {
      ...all,
      GetUserApplications: (variables) => {
        const whole = read(variables);
        const [nodes, nextCursor] =
          variables.after === 'second'
            ? [applications.slice(20), null]
            : [applications.slice(0, 20), 'second'];
        return { ...whole, currentUser: { ...whole.currentUser, applications: { nodes, nextCursor } } };
      },
    });

    await screen.findByRole('button', { name: 'Show More Applications' });
    expect(screen.queryByText('Family 30')).toBeNull();
    await user.click(screen.getByLabelText('Find an application'));
    await user.paste('family 30');

    await screen.findByText('Family 30');
    expect(screen.queryByRole('button', { name: 'Show More Applications' })).toBeNull();
  });

  it('shows what thirty families were given, and claims none of it [P402] [P413] [P414] [P416]', async () => {
    const payee = { id: 'vendor-1', name: 'Cordwainer Row LLC', email: null };
    const waiting = buildPayment({ payeeType: 'Vendor', payee });
    const families = applications.map((application) => ({
      ...application,
      submittedAt: application.createdAt,
      case: {
        ...application.case,
        status: 'Approved' as const,
        fulfillments: [buildFulfillment({ id: `award-${application.id}`, payments: [waiting] })],
      },
    }));
    const paying = programs.map((program) => ({ ...program, features: claimFeatures }));
    open({ applications: families, programs: paying });

    const table = await screen.findByRole('table', { name: 'Submitted Programs' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(30);
    for (const row of rows) expect(row.textContent).toContain('Approved - $750.00');
    expect(screen.queryByRole('table', { name: 'Action Required' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Claim/ })).toBeNull();
    const first = families.find(({ displayId }) => rows[0]?.textContent.includes(displayId));
    expect(
      within(rows[0] ?? table)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/bayview/case/${first?.case.id ?? ''}/fulfillment/award-${first?.id ?? ''}/details`);
  });
});
