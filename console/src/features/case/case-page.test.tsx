import { RequestError } from '@handrail/ui';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAction, buildCase, buildSubmitted } from '../../testing/build-case.ts';
import { buildPartner, buildSession, buildStaffMember } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { done, openCase as open } from '../../testing/open-case.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const opened = { openCaseForReview: done };
const moved = 'Felix Ode moved this case from "In Review" to "Denied" since you opened it.';
const changed = { metadata: { status: 409, errors: ['CASE_CHANGED', moved], message: moved } };

const heading = () => screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
const lineOf = async (label: string) =>
  within((await screen.findByText(label, { selector: 'dt' })).parentElement ?? document.body);

const { statusUpdatedAt: seenAt } = buildCase();

describe('CasePage', () => {
  it('opens the case once, then says whose it is, where it stands and who has it [P382]', async () => {
    const { sent } = open();
    await heading();

    expect(sent('OpenCaseForReview')).toEqual([{ caseId: 'case-1' }]);
    const head = within(screen.getByRole('main'));
    for (const text of ['In Review', 'Assigned to Priya Nair', 'K7M2', '$1,200.00', 'Emergency Aid Grant'])
      expect(head.getByText(text)).toBeDefined();
    expect(head.getByRole('link', { name: 'ada@demo.example' })).toHaveProperty(
      'href',
      'mailto:ada@demo.example',
    );
    expect(document.title).toBe('K7M2 Ada Reyes - Bayview Fund');
  });

  it.each([
    ['shows', 'caseWorker', ['applicant-comments'], 1],
    ['leaves out', 'caseWorker', [], 0],
    ['leaves out', 'fiscal', ['applicant-comments'], 0],
  ] as const)('%s messages for a %s where the program has %j', async (_verb, role, features, count) => {
    const { request } = createFakeApi({
      OpenCaseForReview: opened,
      GetStaffCase: { staffCase: buildCase() },
      GetSubmittedAnswers: buildSubmitted(),
      GetCaseMessages: { staffCase: { id: 'case-1', unreadMessageCount: 0, messages: [] } },
    });
    const partner = buildPartner({
      programs: [
        { id: 'program-1', name: 'Emergency Aid Grant', features: [...features], maxFundingAmount: null },
      ],
    });
    renderConsole(buildSession({ partner, staff: buildStaffMember({ role }), request }), '/cases/case-1');
    await heading();
    expect(screen.queryAllByRole('region', { name: 'Messages with the applicant' })).toHaveLength(count);
  });

  it('says that there is no such case', async () => {
    open({
      OpenCaseForReview: {
        openCaseForReview: { metadata: { status: 404, errors: ['NOT_FOUND'], message: 'Not found' } },
      },
    });
    expect(await screen.findByRole('heading', { name: 'We cannot find this case' })).toBeDefined();
  });

  it('keeps the navigation while the server is too busy to open the case', async () => {
    const busy = new RequestError('Unavailable', { status: 503 });
    const { person } = open({ OpenCaseForReview: [busy, opened] });
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load this case.');
    expect(screen.getByRole('link', { name: 'Cases' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading()).toBeDefined();
  });

  it('offers another try where the case could not be loaded', async () => {
    const { person } = open({ GetStaffCase: [new Error('broken'), { staffCase: buildCase() }] });
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await heading()).toBeDefined();
  });

  it('shows answers with what they said before, where they came from and their documents', async () => {
    const { person, router } = open();
    expect((await lineOf('Full name')).getByText('Filled in from the profile')).toBeDefined();
    expect((await lineOf('Rent')).getByText('$1,400.00').tagName).toBe('DEL');

    await person.click((await lineOf('Lease')).getByRole('button', { name: 'lease.pdf' }));
    expect(router.state.location.search).toBe('?document=document-1&pane=documents');
    expect(screen.getByRole('img', { name: 'Preview of lease.pdf' })).toHaveProperty(
      'src',
      expect.stringContaining('/files/preview-1'),
    );
    await person.click(screen.getByRole('button', { name: 'Next document' }));
    expect(await screen.findByText('There is no preview of this document')).toBeDefined();
  });

  it('asks the server for an earlier version', async () => {
    const { person, sent } = open();
    await person.selectOptions(await screen.findByLabelText('Version'), '1');
    expect(sent('GetSubmittedAnswers').at(-1)).toEqual({ applicationId: 'application-1', version: 1 });
  });

  it('shows the whole of a tax number to those who may, for a reason, and hides it again', async () => {
    const { person, sent } = open(
      { RevealAnswer: { revealAnswer: { ...done, value: '078-05-1120' } } },
      buildStaffMember({ role: 'fiscal' }),
    );
    await person.click((await lineOf('SSN')).getByRole('button', { name: 'Show SSN' }));
    await person.click(screen.getByRole('button', { name: 'Show it' }));
    expect(screen.getByText('Enter a reason')).toBeDefined();
    await person.type(screen.getByLabelText(/Why do you need it/), 'To file the 1099.');
    await person.click(screen.getByRole('button', { name: 'Show it' }));

    expect(await screen.findByText('078-05-1120')).toBeDefined();
    expect(sent('RevealAnswer')).toEqual([
      { applicationId: 'application-1', key: 'ssn', version: 2, reason: 'To file the 1099.' },
    ]);
    await person.click(screen.getByRole('button', { name: 'Hide SSN' }));
    expect(screen.queryByText('078-05-1120')).toBeNull();
  });

  it('offers no tax number to case workers', async () => {
    open();
    expect((await lineOf('SSN')).getByText('••••1120')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show SSN' })).toBeNull();
  });

  it('tells what happened, and who did it', async () => {
    open();
    expect(await screen.findByText('You started the review')).toBeDefined();
    expect(screen.getByText('Ada Reyes submitted the application')).toBeDefined();
  });
});

describe('the head of the case', () => {
  it('writes a phone number the way people do', async () => {
    const party = { name: 'Ada Reyes', email: null, phone: '+12198732341', isClient: false };
    open({ GetStaffCase: { staffCase: buildCase({ party }) } });
    const link = await screen.findByRole('link', { name: '+1 (219) 873-2341' });
    expect(link.getAttribute('href')).toBe('tel:+12198732341');
  });
});

describe('mails to the applicant', () => {
  it.each([
    ['waiting', 'Waiting to be sent', ''],
    ['retrying', 'Not delivered yet', 'We will keep trying for some days.'],
    ['sent', 'Sent', ''],
    ['failed', 'Not delivered', 'We stopped trying. Please reach the applicant another way.'],
  ] as const)(
    'stand in the activity, here one that is %s, with what happens next',
    async (state, text, next) => {
      const notice = { id: 'notice-1', kind: 'case-approved', summary: 'A case was approved', state };
      const notifications = [{ ...notice, createdAt: '2026-11-12T10:00:00.000Z' }];
      open({ GetStaffCase: { staffCase: buildCase({ notifications }) } });

      const words = await screen.findByText(/^Email to the applicant: “A case was approved”/);
      expect(words.textContent).toBe(`Email to the applicant: “A case was approved” ${text}`);
      expect(words.parentElement?.textContent).toContain(next);
    },
  );
});

describe('notes for staff', () => {
  it('take the marked name on Enter, and a new line where no name is offered', async () => {
    const { person } = open();
    const field = await screen.findByLabelText('Note for staff');
    await person.type(field, '@');
    const names = screen.getByRole('group', { name: 'Mention a colleague' });
    expect(within(names).getByRole('button', { current: true }).textContent).toBe('@Priya Nair');
    await person.type(field, '{ArrowDown}{Enter}');
    expect(field).toHaveProperty('value', '@Felix Ode ');
    await person.type(field, 'please look{Enter}soon');
    expect(field).toHaveProperty('value', '@Felix Ode please look\nsoon');
  });

  it('are not sent where nobody could read them', async () => {
    const { person, sent } = open();
    await person.type(await screen.findByLabelText('Note for staff'), '\u200B\u2060');
    await person.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Enter a note')).toBeDefined();
    expect(sent('AddCaseNote')).toEqual([]);
  });

  it('stand in the activity with their author, the newest first', async () => {
    open();
    await heading();
    const entries = within(screen.getByRole('region', { name: 'Activity' }));
    expect(entries.getAllByRole('listitem')[0]?.textContent).toMatch(
      /^Felix Ode added a note Staff onlySame landlord as last year\./,
    );
  });

  it('are added trimmed, and stay as typed where that fails', async () => {
    const failed = {
      metadata: { status: 400, errors: ['INVALID_INPUT', 'x'], message: 'Try a shorter one' },
    };
    const { person, sent } = open({
      AddCaseNote: [{ addCaseNote: failed }, new RequestError('Offline'), { addCaseNote: done }],
    });
    const field = await screen.findByLabelText('Note for staff');
    const add = screen.getByRole('button', { name: 'Add note' });
    await person.click(add);
    expect(screen.getByText('Enter a note')).toBeDefined();
    await person.type(field, ' Rent only. ');
    await person.click(add);
    expect(await screen.findByText('Try a shorter one')).toBeDefined();
    expect(field).toHaveProperty('value', ' Rent only. ');
    await person.click(add);
    const offline = 'We could not reach the server. Please check your connection and try again.';
    expect(await screen.findByText(offline)).toBeDefined();
    await person.click(add);

    expect(await screen.findByText('The note was added')).toBeDefined();
    expect(field).toHaveProperty('value', '');
    expect(sent('AddCaseNote').at(-1)).toEqual({
      caseId: 'case-1',
      body: 'Rent only.',
      key: expect.any(String) as string,
    });
    // Until the server says yes, it is the same note.
    const [tried, added] = sent('AddCaseNote') as { key: string }[];
    expect(added?.key).toBe(tried?.key);
  });
});

describe('the decision bar', () => {
  it('has one primary button, and says of what cannot be done why', async () => {
    open();
    await heading();
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Recommend an amount',
      'Send back',
      'Deny',
      'Approve',
    ]);
    expect(bar.getByText(/"Archive" is not part of your role/)).toBeDefined();
  });

  it('sends a case back with a reason that the applicant will read', async () => {
    const { person, sent } = open({ PerformCaseAction: { performCaseAction: { ...done, case: null } } });
    await person.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send back: case K7M2' }));
    expect(dialog.getByText(/Ada Reyes gets your message/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(dialog.getByText('Enter a reason')).toBeDefined();
    await person.type(dialog.getByLabelText(/Reason/), ' Please upload page 2. ');
    await person.click(dialog.getByRole('button', { name: 'Send back' }));

    expect(await screen.findByText('The case was sent back')).toBeDefined();
    expect(sent('PerformCaseAction')).toEqual([
      { caseId: 'case-1', action: 'sendBack', seen: 'InReview', seenAt, reason: 'Please upload page 2.' },
    ]);
    expect(sent('GetStaffCase')).toHaveLength(2);
  });

  it('approves with the amount and the assignee that are on the case, unless they are changed', async () => {
    const { person, sent } = open({ PerformCaseAction: { performCaseAction: { ...done, case: null } } });
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    const amount = dialog.getByLabelText(/Amount/);
    expect(amount).toHaveProperty('value', '1200.00');
    await person.clear(amount);
    await person.type(amount, 'a lot');
    await person.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getByText('Enter an amount, such as 1,250.00')).toBeDefined();
    await person.clear(amount);
    await person.type(amount, '1,100');
    await person.selectOptions(dialog.getByLabelText(/Assign to/), 'Felix Ode');
    await person.click(dialog.getByRole('button', { name: 'Approve' }));

    await screen.findByText('The case was approved');
    expect(sent('PerformCaseAction')).toEqual([
      {
        ...{ caseId: 'case-1', action: 'approveCase', seen: 'InReview', seenAt },
        ...{ requestedAmount: 110_000, assigneeId: 'user-2' },
      },
    ]);
  });

  it('says what a colleague changed in the meantime, and keeps what was typed', async () => {
    const refusal = '"Send back" cannot be done while the status is "Denied".';
    const denied = buildCase({
      status: 'Denied',
      availableActions: [buildAction('sendBack', { label: 'Send back', needs: ['reason'], refusal })],
    });
    const { person } = open({
      GetStaffCase: [{ staffCase: buildCase() }, { staffCase: denied }],
      PerformCaseAction: { performCaseAction: { ...changed, case: null } },
    });
    await person.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.type(dialog.getByLabelText(/Reason/), 'Page 2');
    await person.click(dialog.getByRole('button', { name: 'Send back' }));

    expect(await dialog.findByText(moved)).toBeDefined();
    expect(dialog.getByText(refusal)).toBeDefined();
    expect(dialog.getByLabelText(/Reason/)).toHaveProperty('value', 'Page 2');
    expect(dialog.queryByRole('button', { name: 'Send back' })).toBeNull();
    expect(screen.getByText('It was denied. Nothing is left to do.')).toBeDefined();
  });
});
