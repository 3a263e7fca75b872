import type { StatusOverride } from '@handrail/engine';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  buildAccess,
  buildApplication,
  buildProgram,
  buildUser,
} from '../../testing/demo-portal.ts';
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

  it('greets by the address of someone who has not told their name', async () => {
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

  it('says where messages wait, and leads there', async () => {
    const newMessages = [{ caseId: 'case-1', count: 2 }];
    const own = { applications: [buildApplication()], programs: [buildProgram()], newMessages };
    openPortal(address, answersOf({ user: buildUser(), ...own }));

    expect(await screen.findByText('You have 2 new messages')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Read it: Emergency Aid Grant' });
    expect(link.getAttribute('href')).toBe('/bayview/case/case-1/details#activity-section');
  });

  it('hides sections without items [P139]', async () => {
    openPortal(address, answersOf({ user: buildUser(), programs: [buildProgram()] }));

    await screen.findByRole('region', { name: 'Available Programs' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Available Programs',
    ]);
  });

  it('leaves out programs that are not open to the person, and those they cannot apply to again', async () => {
    const programs = ['Open', 'By referral', 'Applied before'].map((name) =>
      buildProgram({ id: name, name }),
    );
    const access = programs.map(({ id }) => ({
      programId: id,
      isOpen: id !== 'By referral',
      refusal: id === 'Applied before' ? 'You have an application in review.' : null,
      referralCount: 0,
      isPrefilled: false,
    }));
    openPortal(address, answersOf({ user: buildUser(), programs, access }));

    const section = await screen.findByRole('region', { name: 'Available Programs' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Open']);
  });

  it('puts programs to which the person was referred first, and says so [P401] [P424] [P426] [P427]', async () => {
    const programs = [
      buildProgram({ id: 'a', name: 'First by order', sortOrder: 1 }),
      buildProgram({ id: 'c', name: 'Zebra', sortOrder: 2 }),
      buildProgram({ id: 'd', name: 'Apple', sortOrder: 2 }),
      buildProgram({ id: 'b', name: 'Referred', sortOrder: 3 }),
    ];
    const access = programs.map((program) => ({
      ...buildAccess(program),
      referralCount: program.id === 'b' ? 1 : 0,
      isPrefilled: program.id === 'a',
    }));
    openPortal(address, answersOf({ user: buildUser(), programs, access }));

    const section = await screen.findByRole('region', { name: 'Available Programs' });
    const cards = within(section).getAllByRole('article');
    const titles = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(titles).toEqual(['Referred', 'First by order', 'Apple', 'Zebra']);
    expect(cards[0]?.textContent).toContain('You have been referred to this program.');
    expect(cards[1]?.textContent).toContain('Prefilled');
  });

  it('says on a draft how far it is, what comes next and when it was saved', async () => {
    const sections = [
      { key: 'about', name: 'About you' },
      { key: 'home', name: 'Your home at {{partnerName}}' },
    ];
    const draft = { updatedAt: '2026-11-01T15:00:00.000Z' };
    const progress = { completeCount: 1, sectionCount: 2, nextSection: 'home' };
    openPortal(
      address,
      answersOf({
        user: buildUser(),
        programs: [
          buildProgram({ sections }),
          buildProgram({ id: 'program-2', name: 'Laptop Loan', sections }),
        ],
        applications: [
          buildApplication({ ...draft, progress }),
          buildApplication({
            ...draft,
            id: 'finished',
            programId: 'program-2',
            progress: { ...progress, completeCount: 2, nextSection: null },
          }),
        ],
      }),
    );

    const [begun, finished] = await screen.findAllByRole('article');
    expect(within(begun!).getByText('Next: Your home at Bayview College')).toBeTruthy();
    const bar = within(begun!).getByRole('progressbar', {
      name: '1 of 2 sections complete. Saved on November 1, 2026',
    });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '2']);
    expect(within(finished!).getByText('Next: Review')).toBeTruthy();
  });

  it('asks to finish what was begun, and lists what was submitted [P405] [P411] [P415] [P416] [P647]', async () => {
    const programs = [buildProgram({ id: 'rent', name: 'Rent Help' })];
    const submitted = buildApplication({
      id: 'sent',
      programId: 'rent',
      submittedAt: '2026-11-10T15:00:00.000Z',
      case: { ...buildApplication().case, id: 'case-2', status: 'ReadyForReview' },
    });
    const applications = [buildApplication({ id: 'begun', programId: 'rent' }), submitted];
    openPortal(address, answersOf({ user: buildUser(), programs, applications, access: [] }));

    const todo = await screen.findByRole('region', { name: 'Action Required' });
    const links = within(todo).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/bayview/case/case-1/details',
      '/bayview/application/begun/continue',
    ]);
    expect(todo.textContent).toContain('In Progress');
    const done = screen.getByRole('region', { name: 'Submitted Programs' });
    expect(within(done).getByRole('link').getAttribute('href')).toBe('/bayview/case/case-2/details');
    expect(done.textContent).toContain('Awaiting Review');
    expect(done.textContent).toContain(
      'Submitted November 10, 2026. We received your application. A case worker will review it soon.',
    );
  });

  it('resumes a withdrawn draft, and does not offer to resume what was submitted [P396] [P404]', async () => {
    const now = new Date().toISOString();
    const withdrawn = {
      id: 'case-1',
      status: 'Withdrawn',
      statusUpdatedAt: now,
      decisionReachedAt: null,
      fulfillments: [],
    } as const;
    const applications = [
      buildApplication({ id: 'draft', case: withdrawn }),
      buildApplication({ id: 'submitted', submittedAt: now, case: { ...withdrawn, id: 'case-2' } }),
    ];
    const { api, user } = openPortal(address, {
      ...answersOf({ user: buildUser(), programs: [buildProgram()], applications }),
      PerformCaseAction: {
        performCaseAction: {
          metadata: { status: 409, errors: ['CODE', 'Not now.'], message: '' },
          case: null,
        },
      },
    });

    const todo = await screen.findByRole('region', { name: 'Action Required' });
    await user.click(within(todo).getByRole('button', { name: /^Resume.*Emergency Aid Grant$/ }));
    await screen.findByText('Not now.');
    expect(api.callsOf('PerformCaseAction').map(({ variables }) => variables)).toEqual([
      { input: { caseId: 'case-1', action: 'resumeApplication', seen: 'Withdrawn' } },
    ]);
    const over = screen.getByRole('region', { name: 'Submitted Programs' });
    expect(over.textContent).toContain('This application was withdrawn. We will not look at it any further.');
  });

  it('orders applications by the program, the newest submission first [P145] [P425]', async () => {
    const programs = [
      buildProgram({ id: 'b', name: 'Second', sortOrder: 2 }),
      buildProgram({ id: 'a', name: 'First', sortOrder: 1 }),
    ];
    const build = (displayId: string, programId: string, day: string) =>
      buildApplication({
        id: displayId,
        displayId,
        programId,
        submittedAt: `2026-11-${day}T15:00:00.000Z`,
        case: { ...buildApplication().case, status: 'InReview' },
      });
    const applications = [build('older', 'b', '02'), build('newer', 'b', '03'), build('other', 'a', '01')];
    openPortal(address, answersOf({ user: buildUser(), programs, applications, access: [] }));

    const section = await screen.findByRole('region', { name: 'Submitted Programs' });
    const shown = within(section).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => /Application (older|newer|other)/.exec(textContent)?.[1])).toEqual([
      'other',
      'newer',
      'older',
    ]);
  });

  it("speaks of a status in the program's own words where it has some [P400]", async () => {
    const statusOverrides: StatusOverride[] = [
      {
        status: 'InProgress',
        label: 'Not sent to {{partnerName}}',
        message: 'Please finish it, {{applicantName}}.',
        action: 'Finish {{programName}}',
      },
      {
        status: 'Application',
        label: 'New',
        message: 'Up to {{maxAmount}}.',
        action: 'Ask {{partnerName}}',
        referralMessage: '{{partnerName}} sent you here.',
      },
    ];
    const programs = [buildProgram({ statusOverrides })];
    const access = programs.map((program) => ({ ...buildAccess(program), referralCount: 1 }));
    const applications = [buildApplication()];
    openPortal(address, answersOf({ user: buildUser(), programs, applications, access }));

    const todo = await screen.findByRole('region', { name: 'Action Required' });
    expect(todo.textContent).toContain('Not sent to Bayview CollegePlease finish it, Dana.');
    expect(within(todo).getByRole('link', { name: /^Finish/ }).textContent).toBe(
      'Finish Emergency Aid Grant: Emergency Aid Grant',
    );
    const offer = screen.getByRole('region', { name: 'Available Programs' });
    expect(offer.textContent).toContain('Bayview College sent you here.Up to $1,200.');
    expect(within(offer).getByRole('link').textContent).toBe('Ask Bayview College: Emergency Aid Grant');
  });

  it('fills the summary of a program', async () => {
    const programs = [buildProgram({ summary: '{{partnerName}} gives up to {{maxAmount}}.' })];
    openPortal(address, answersOf({ user: buildUser(), programs }));

    await screen.findByText('Bayview College gives up to $1,200.');
  });

  it('drops what has been over for two weeks [P423]', async () => {
    const denied = (id: string, decisionReachedAt: string) =>
      buildApplication({
        id,
        displayId: id,
        submittedAt: '2026-01-02T15:00:00.000Z',
        case: { ...buildApplication().case, status: 'Denied', decisionReachedAt },
      });
    const applications = [
      denied('long-ago', '2026-01-03T15:00:00.000Z'),
      denied('just-now', new Date().toISOString()),
    ];
    openPortal(
      address,
      answersOf({ user: buildUser(), programs: [buildProgram()], applications, access: [] }),
    );

    const section = await screen.findByRole('region', { name: 'Submitted Programs' });
    expect(section.textContent).toContain('Application just-now');
    expect(section.textContent).not.toContain('long-ago');
  });

  it('says in words of the product that a program can be applied to, unless it says so itself [P384] [P395] [P400]', async () => {
    const statusOverrides: StatusOverride[] = [{ status: 'Application', message: 'Opens again in May.' }];
    const programs = [
      buildProgram({ id: 'a', name: 'Plain', summary: null }),
      buildProgram({ id: 'b', name: 'Own words', statusOverrides }),
    ];
    openPortal(address, answersOf({ user: buildUser(), programs }));

    const section = await screen.findByRole('region', { name: 'Available Programs' });
    expect(section.textContent).toContain('You have not applied to this program yet. You can start now.');
    expect(section.textContent).toContain('Opens again in May.');
  });

  it('hides archived applications and warns of them [P140] [P141]', async () => {
    const archived = buildApplication({ case: { ...buildApplication().case, status: 'Archived' } });
    openPortal(
      address,
      answersOf({ user: buildUser(), programs: [buildProgram()], applications: [archived], access: [] }),
    );

    const section = await screen.findByRole('region', { name: 'Submitted Programs' });
    expect(section.textContent).toContain(
      'One or more of your applications has been archived. Contact aid@bayview.example if you have questions.',
    );
    expect(within(section).queryAllByRole('listitem')).toEqual([]);
  });

  it('says why it is empty and whom to ask', async () => {
    openPortal(address, answersOf({ user: buildUser() }));

    await screen.findByRole('heading', { name: 'No programs are open right now' });
    const contact = screen.getByRole('link', { name: 'aid@bayview.example' });
    expect(contact.getAttribute('href')).toBe('mailto:aid@bayview.example');
  });
});
