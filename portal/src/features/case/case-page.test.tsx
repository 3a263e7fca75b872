import { caseStatuses, isInReview } from '@handrail/engine/cases';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildCase, buildEvent, caseAnswers, caseId, toGetCase } from '../../testing/demo-case.ts';
import { buildFulfillment } from '../../testing/demo-claim.ts';
import { openPortal } from '../../testing/open-portal.ts';
import { places } from './case-path.ts';

const address = `/bayview/case/${caseId}/details`;
const heading = 'Emergency Aid Grant Case Details';
const open = (...answers: Parameters<typeof caseAnswers>) => openPortal(address, caseAnswers(...answers));

/** A case in each status of the portal. */
const casesOf = {
  AwaitingReview: { status: 'ReadyForReview' },
  Approved: { status: 'Approved' },
  Denied: { status: 'Denied' },
  InProgress: { status: 'InProgress' },
  InReview: { status: 'InReview' },
  Incomplete: { status: 'Incomplete' },
  Unknown: { status: 'Archived' },
  WithdrawnClosed: { status: 'Withdrawn' },
  WithdrawnOpen: { status: 'Withdrawn' },
} as const;

describe('the case details page', () => {
  it('is found at its address and names the program and the case [P072] [P193] [P194] [P204]', async () => {
    open(undefined, { heroImage: '/assets/demo/aid.png' });

    await screen.findByRole('heading', { level: 1, name: heading });
    expect(document.title).toBe(`${heading} - Student Care Fund`);
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/assets/demo/aid.png');
    expect(screen.getByText('Case C4H7-QX2M.').parentElement?.textContent).toBe(
      'Case C4H7-QX2M. Application 7MQX-2C4H. Submitted November 9, 2026.',
    );
    const back = screen.getByRole('link', { name: 'Back To Application Portal' });
    expect(back.getAttribute('href')).toBe('/bayview/application/portal');
  });

  it('shows the logo of the partner for a program without a picture [P194]', async () => {
    open(undefined, { heroImage: null });

    await screen.findByRole('heading', { level: 1, name: heading });
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/^\/.+/);
  });

  it('tells an advocate for whom it was filed [P007]', async () => {
    const party = { id: 'party-2', name: 'Noor Aziz', isClient: true };
    openPortal(address, caseAnswers(buildCase({ party })));

    await screen.findByText('For Noor Aziz.');
    expect(screen.getByText('A case worker is reviewing the application for Noor Aziz.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Progress of Noor Aziz’s case' })).toBeTruthy();
  });

  it('tells an advocate what happened as theirs for the client, not as their own application', async () => {
    const party = { id: 'party-2', name: 'Noor Aziz', isClient: true };
    openPortal(address, caseAnswers(buildCase({ party })));

    const activity = await screen.findByRole('region', { name: 'Activity' });
    expect(activity.textContent).toContain('You submitted the application for Noor Aziz');
    expect(activity.textContent).toContain('You started the application for Noor Aziz');
    expect(activity.textContent).not.toContain('your application');
  });

  it('says how the case stands, what that means and how far it is', async () => {
    open(undefined, { features: ['partner-issued'] });

    await screen.findByRole('heading', { level: 2, name: 'In Review' });
    expect(screen.getByText('A case worker is reviewing your application.')).toBeTruthy();
    const path = screen.getByRole('list', { name: 'Progress of your case' });
    expect(
      within(path)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Started: doneNovember 8, 2026',
      'Submitted: doneNovember 9, 2026',
      'Review: current stepIn Review',
      'Decision: not yet',
      'Payment: not yetIf approved',
    ]);
    expect(path.querySelector('[aria-current=step]')?.textContent).toBe('Review: current stepIn Review');
    expect(screen.queryByRole('link', { name: 'Continue Application' })).toBeNull();
  });

  it.each(Object.keys(places) as (keyof typeof places)[])(
    'says of each step whether it is done, and of the case where it is: %s',
    async (status) => {
      open(buildCase({ status }), { features: ['partner-issued'] });

      const list = await screen.findByRole('list', { name: 'Progress of your case' });
      const steps = within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      for (const step of steps) expect(step).toMatch(/: (done|current step|not yet|final step)/);
      const current = list.querySelectorAll('[aria-current=step]');
      expect(current).toHaveLength(status === 'Archived' ? 0 : 1);
    },
  );

  it('says that the case is on the waiting list, since when and why, and promises no day', async () => {
    const waiting = { since: '2026-11-12T15:00:00.000Z', reason: 'The money for this month is spent.' };
    open(buildCase({ waiting }), { decisionDays: 10 });

    await screen.findByText(/^Your application has been on the waiting list since November 12, 2026\./);
    expect(screen.getByText('The money for this month is spent.')).toBeTruthy();
    expect(screen.queryByText(/A decision usually takes/)).toBeNull();
  });

  it('points to the payment once there is one, instead of promising an email about it', async () => {
    open(buildCase({ status: 'Approved', fulfillments: [buildFulfillment()] }));

    await screen.findByText('Your application was approved. See Payments below for what happens next.');
    expect(screen.queryByText(/We will email you about the payment/)).toBeNull();
  });

  it('says that the payment was sent once it was, not that it will be', async () => {
    open(buildCase({ status: 'PaymentSent' }), { features: ['partner-issued'] });

    await screen.findByText('Your application was approved, and we sent the payment.');
  });

  it.each([
    ['the days of the program', 10, /^A decision usually takes 10 business days\./],
    ['no days', null, /^We can't give you a date yet\./],
  ])('says when to expect news, of a program with %s', async (_program, decisionDays, words) => {
    open(undefined, { decisionDays });

    await screen.findByText(words);
  });

  it.each(caseStatuses.filter(isInReview))(
    'says when to expect news while reviewers have it: %s',
    async (status) => {
      open(buildCase({ status }), { decisionDays: 10 });

      await screen.findByText(/^A decision usually takes 10 business days\./);
    },
  );

  it.each(['Approved', 'Denied', 'Incomplete', 'Withdrawn', 'Archived'] as const)(
    'promises no news when there is none to come: %s',
    async (status) => {
      open(buildCase({ status }), { decisionDays: 10 });

      await screen.findByRole('list', { name: 'Progress of your case' });
      expect(screen.queryByText(/A decision usually takes/)).toBeNull();
    },
  );

  it('leads on to an application that can still be changed [P404] [P411]', async () => {
    open(buildCase({ status: 'Incomplete' }));

    const link = await screen.findByRole('link', { name: 'Continue Application' });
    expect(link.getAttribute('href')).toBe('/bayview/application/application-1/continue');
  });

  it.each([
    'AwaitingReview',
    'Approved',
    'Denied',
    'InProgress',
    'InReview',
    'Incomplete',
    'Unknown',
    'WithdrawnClosed',
    'WithdrawnOpen',
  ] as const)(
    "says in the program's own words that it is %s, each placeholder filled [P400]",
    async (status) => {
      const words = '{{partnerName}}, {{approvedAmount}}, {{maxAmount}}, {{applicantName}}';
      const statusOverrides = [
        { status, label: `It is ${words}`, message: `So: ${words}`, action: `Do: ${words}` },
      ];
      const filled = 'Bayview College, N/A, $1,200, Dana';
      open(buildCase(casesOf[status]), {
        statusOverrides,
        status: status === 'WithdrawnClosed' ? 'Closed' : 'Open',
      });

      await screen.findByRole('heading', { level: 2, name: `It is ${filled}` });
      expect(screen.getByText(`So: ${filled}`)).toBeTruthy();
      const isOpen = status === 'InProgress' || status === 'Incomplete';
      expect(screen.queryAllByRole('link', { name: `Do: ${filled}` })).toHaveLength(isOpen ? 1 : 0);
      expect(document.body.textContent).not.toContain('{{');
    },
  );

  it('tells what happened in words of the applicant, the newest first [P202] [P616] [P617]', async () => {
    const moves = [
      buildEvent({
        id: '9',
        previousValue: 'InReview',
        newValue: 'Denied',
        createdAt: '2026-11-12T15:00:00.000Z',
      }),
      buildEvent({ id: '8', previousValue: 'InReview', newValue: 'PendingCertification' }),
    ];
    const found = buildCase();
    open({ ...found, workflowEvents: [...moves, ...found.workflowEvents] });

    const activity = await screen.findByRole('region', { name: 'Activity' });
    expect(
      within(activity)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '[Case manager] November 12, 2026 at 10:00 AM ESTStatus changed to Denied',
      '[Case manager] November 10, 2026 at 10:00 AM ESTStatus changed to In Review',
      'Dana Okafor November 9, 2026 at 7:05 PM ESTYou submitted your application',
      'Dana Okafor November 10, 2026 at 10:00 AM ESTYou started your application',
    ]);
  });

  it.each([
    [{ id: 'user-1', name: null, email: 'dana@example.org' }, 'dana@example.org'],
    [null, 'Unknown user'],
  ])(
    'names who submitted by their email where there is no name, or says that nobody knows [P617] [P618]',
    async (user, author) => {
      const found = buildCase();
      const workflowEvents = found.workflowEvents
        .filter(({ action }) => action === 'submitApplication')
        .map((event) => ({ ...event, user }));
      open({ ...found, workflowEvents });

      const activity = await screen.findByRole('region', { name: 'Activity' });
      expect(within(activity).getByRole('listitem').textContent).toContain(`${author} November 9, 2026`);
    },
  );

  it('says why a case was denied, in the words of the staff', async () => {
    open(buildCase({ status: 'Denied', decisionReason: 'Your income is above the limit.' }));

    expect(await screen.findByText('Your income is above the limit.')).toBeTruthy();
  });

  it('leads to the documents', async () => {
    open();

    const link = await screen.findByRole('link', { name: 'See and Upload Documents' });
    expect(link.getAttribute('href')).toBe(`/bayview/case/${caseId}/documents`);
  });

  it('says until when the person has time, while the case waits for them', async () => {
    open(buildCase({ status: 'Incomplete', withdrawsOn: '2026-12-15' }));

    expect(
      await screen.findByText(
        'If we do not hear from you, we will withdraw this application on December 15, 2026.',
      ),
    ).toBeTruthy();
  });

  it('says that nothing happened yet [P207]', async () => {
    open(buildCase({ workflowEvents: [], notifications: [] }));

    await screen.findByText('No activity found');
    expect(screen.getByText('We have not sent you any messages about this case yet.')).toBeTruthy();
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])(
    'scrolls to the activity where the address asks for it; still people: %s [P073]',
    async (isStill, behavior) => {
      vi.spyOn(window, 'matchMedia').mockImplementation(
        (query) =>
          Object.assign(new EventTarget(), {
            matches: isStill && query.includes('reduced-motion'),
          }) as MediaQueryList,
      );
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      openPortal(`${address}#activity-section`, caseAnswers());

      await screen.findByRole('region', { name: 'Activity' });
      await waitFor(() => {
        expect(scroll).toHaveBeenCalledWith({ behavior });
      });
      expect(scroll.mock.contexts[0]).toHaveProperty('id', 'activity-section');
    },
  );

  it('shows a spinner until the case is there [P197]', async () => {
    let deliver: (reply: object) => void = () => undefined;
    const reply = new Promise<object>((resolve) => {
      deliver = resolve;
    });
    const { api } = openPortal(address, { ...caseAnswers(), GetCase: () => reply });

    await waitFor(() => {
      expect(api.callsOf('GetCase')).toHaveLength(1);
    });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    deliver(toGetCase(buildCase()));
    await screen.findByRole('heading', { level: 1, name: heading });
  });

  it('says so when the case cannot be loaded [P198]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPortal(address, { ...caseAnswers(), GetCase: { errors: [{ message: 'Broken' }] } });

    const { textContent } = await screen.findByRole('heading', { level: 1, name: /Something went wrong/ });
    expect(textContent).toBe("We're sorry. Something went wrong.");
  });
});
