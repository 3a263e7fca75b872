import { defineQuestion, defineQuestionGroup, defineSection } from '@handrail/engine';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDefinition } from '../../testing/demo-application.ts';
import { buildCase, caseAnswers, caseId } from '../../testing/demo-case.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = `/bayview/case/${caseId}/details`;
const open = (...answers: Parameters<typeof caseAnswers>) => openPortal(address, caseAnswers(...answers));

describe('what the case details page lists', () => {
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
    expect(head?.textContent).toBe('MessageDateDelivery');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Your application is waiting for youNovember 9, 2026 at 7:05 PM ESTEmail, could not be delivered',
      'We received your applicationNovember 9, 2026 at 7:05 PM ESTEmail, sent',
    ]);
  });

  it('names what was said about money', async () => {
    const found = buildCase();
    const [sent] = found.notifications;
    if (!sent) throw new Error('The case has no notification');
    const kinds = ['payment-sent', 'payment-awarded', 'tax-form-ready'];
    open({ ...found, notifications: kinds.map((kind) => ({ ...sent, id: kind, kind })) });

    const table = await screen.findByRole('table', { name: 'Messages from us' });
    expect(within(table).getByText('Your payment is on its way')).toBeTruthy();
    expect(within(table).getByText('Your payment is ready to claim')).toBeTruthy();
    expect(within(table).getByText('Your tax form is ready')).toBeTruthy();
  });

  it('shows the three newest messages first, and all of them when asked', async () => {
    const found = buildCase();
    const [sent] = found.notifications;
    if (!sent) throw new Error('The case has no notification');
    const notifications = ['1', '2', '3', '4'].map((id) => ({ ...sent, id }));
    const { user } = open({ ...found, notifications });
    const table = await screen.findByRole('table', { name: 'Messages from us' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 3);

    await user.click(screen.getByRole('button', { name: 'Show All 4 Messages' }));

    expect(within(table).getAllByRole('row')).toHaveLength(1 + 4);
    expect(screen.queryByRole('button', { name: /^Show All/ })).toBeNull();
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
    const folds = section.querySelectorAll('summary');
    expect(Array.from(folds, ({ textContent }) => textContent)).not.toContain('Review');
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
});
