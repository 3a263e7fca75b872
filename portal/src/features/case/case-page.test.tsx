import { caseStatuses, isInReview } from '@handrail/engine/cases';
import { defineQuestion, defineQuestionGroup, defineSection } from '@handrail/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildDefinition } from '../../testing/demo-application.ts';
import { buildCase, buildEvent, caseAnswers, caseId } from '../../testing/demo-case.ts';
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

  it('tells what happened in words of the applicant, the newest first [P202]', async () => {
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
      'Status changed to Denied. November 12, 2026 at 10:00 AM EST',
      'Status changed to In Review. November 10, 2026 at 10:00 AM EST',
      'You submitted your application. November 9, 2026 at 7:05 PM EST',
      'You started your application. November 10, 2026 at 10:00 AM EST',
    ]);
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

  it('lists what the person was told about the case, and whether it has left', async () => {
    const found = buildCase();
    const [sent] = found.notifications;
    if (!sent) throw new Error('The case has no notification');
    const notifications = [
      { ...sent, id: '2', kind: 'application-unfinished', state: 'failed' as const },
      { ...sent, id: '3', kind: 'email-changed', state: 'waiting' as const },
      { ...sent, id: '4', kind: 'email-change-asked' },
      sent,
    ];
    open({ ...found, notifications });

    const table = await screen.findByRole('table', { name: 'Messages from us' });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head?.textContent).toBe('MessageHow we sent itDateDelivery');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Your application is waiting for youEmailNovember 9, 2026 at 7:05 PM ESTCould not be delivered',
      'We received your applicationEmailNovember 9, 2026 at 7:05 PM ESTSent',
    ]);
  });

  it('says when the tax form was submitted, and nothing of what it says', async () => {
    const program = { features: ['w9', 'partner-issued'] };
    openPortal(address, {
      ...caseAnswers(undefined, program),
      GetTaxFormDates: {
        currentUser: { id: 'user-1', taxForms: [{ id: '1', signedAt: '2026-11-08T15:00:00.000Z' }] },
      },
    });

    expect(await screen.findByText('Tax form (W-9): submitted on November 8, 2026')).toBeTruthy();
  });

  it('shows what was submitted, to be read, without what was not asked', async () => {
    const { user } = open();

    const section = await screen.findByRole('region', { name: 'What you submitted' });
    await user.click(await within(section).findByText('About you'));
    const terms = within(section)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toContain('Do you rent?');
    expect(terms).not.toContain('Monthly rent');
    const questions = within(section).getAllByRole('heading', { level: 3 });
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      'Your name',
      'Your home',
      'Why you apply',
    ]);
    expect(within(section).getByText('The pipes froze')).toBeTruthy();
    expect(within(section).queryAllByRole('textbox')).toEqual([]);
  });

  it('lists the documents of the application [P208] [P646]', async () => {
    const { api } = open(undefined, {}, [
      {
        id: 'd1',
        filename: 'Lease-2026.pdf',
        mimetype: 'application/pdf',
        sizeBytes: 2048,
        permanent: false,
        submitted: false,
        pinned: false,
        previewUrl: null,
        downloadUrl: '/files/token',
      },
    ]);

    const section = await screen.findByRole('region', { name: 'Application Documents' });
    await within(section).findByText('Uploaded, PDF, 2 KB');
    expect(within(section).queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(api.callsOf('GetCaseDocuments')[0]?.variables).toEqual({ id: caseId });
  });

  it('says of a photo what it was taken for and when, also inside an entry', async () => {
    const document = (key: string, copy: string) => ({ key, type: 'Document' as const, copy });
    const proof = defineSection({
      key: 'proof',
      name: 'Proof',
      questionGroups: [
        defineQuestionGroup({
          key: 'proof',
          questions: [
            defineQuestion({
              key: 'proof',
              copy: { title: 'Your documents' },
              fields: [
                document('studentId', 'Student ID of {{partnerName}}'),
                {
                  key: 'earners',
                  type: 'Complex',
                  copy: 'People who earn',
                  repeated: true,
                  subFields: [document('stub', 'Pay stub')],
                },
              ],
            }),
          ],
        }),
      ],
    });
    const photo = (id: string, filename: string) => ({
      ...{ id, filename, mimetype: 'image/jpeg', sizeBytes: 2048, createdAt: '2026-11-09T15:00:00.000Z' },
      ...{ permanent: false, pinned: false, previewUrl: null, downloadUrl: null },
    });
    const photos = [photo('d1', 'IMG_1.jpg'), photo('d2', 'IMG_2.jpg')];
    const base = caseAnswers(undefined, {}, photos);
    const { application } = base.GetSubmission as { application: object };
    const given = {
      studentId: [{ id: 'd1', filename: 'IMG_1.jpg' }],
      earners: [{ stub: [{ id: 'd2', filename: 'IMG_2.jpg' }] }],
    };
    openPortal(address, {
      ...base,
      GetSubmission: {
        application: {
          ...application,
          application: {
            id: 'application-1',
            versions: [{ number: 1, answers: given, createdAt: '2026-11-10T00:05:00.000Z' }],
          },
        },
      },
      '/assets/definitions/relief/1/abc.json': () => Response.json(buildDefinition({ sections: [proof] })),
    });

    const section = within(await screen.findByRole('region', { name: 'Application Documents' }));
    await section.findByText(/^Added November 9, 2026.* for Student ID of Bayview College$/);
    expect(section.getByText(/^Added November 9, 2026 at .* EST for Pay stub$/)).toBeTruthy();
  });

  it('says that there are no documents [P211]', async () => {
    open();

    await screen.findByText('There are no documents associated with this application');
  });

  it.each([
    ['is not there or not theirs', address, caseAnswers(null)],
    ['has lost its program', address, caseAnswers(buildCase({ programId: 'gone' }))],
    ['cannot be one', '/bayview/case/9/details', caseAnswers()],
  ])('leads to the portal when the case %s [P195] [P196] [P748]', async (_why, at, answers) => {
    openPortal(at, answers);

    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });
    expect(window.location.pathname).toBe('/bayview/application/portal');
  });

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
    deliver({ case: buildCase() });
    await screen.findByRole('heading', { level: 1, name: heading });
  });

  it('says so when the case cannot be loaded [P198]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPortal(address, { ...caseAnswers(), GetCase: { errors: [{ message: 'Broken' }] } });

    const { textContent } = await screen.findByRole('heading', { level: 1, name: /Something went wrong/ });
    expect(textContent).toBe("We're sorry. Something went wrong.");
  });
});
