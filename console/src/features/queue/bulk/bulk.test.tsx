import { RequestError } from '@handrail/ui';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember, emptyQueue } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const done = { status: 200, errors: [], message: null };

function buildCase(overrides: object) {
  return {
    id: 'case-1',
    displayId: '7GHX-2QPM',
    programId: 'program-1',
    status: 'ReadyForReview',
    createdAt: '2026-11-01T12:00:00Z',
    submittedAt: '2026-11-02T12:00:00Z',
    name: 'Yolanda Okafor',
    requestedAmount: 325_000,
    assignee: null,
    dueOn: null,
    waitlistedAt: null,
    withdrawsOn: null,
    unreadMessageCount: 0,
    ...overrides,
  };
}

const second = buildCase({ id: 'case-2', displayId: 'MPQR-8888', name: 'Hieu Tran' });

function buildChange(overrides: object) {
  return {
    id: 'bulk-1',
    kind: 'assign',
    action: null,
    undoes: null,
    state: 'planned',
    createdAt: '2026-11-17T12:00:00Z',
    untriedCount: 0,
    waitingCount: 1,
    doneCount: 0,
    refusedCount: 1,
    canUndo: false,
    fileExpiresAt: null,
    ...overrides,
  };
}

const refusal = 'This person has the case already.';
const cases = [
  { caseId: 'case-1', displayId: '7GHX-2QPM', name: 'Yolanda Okafor', state: 'waiting', refusal: null },
  { caseId: 'case-2', displayId: 'MPQR-8888', name: 'Hieu Tran', state: 'refused', refusal },
];

function open(
  replies: object,
  { path = '/cases', role = 'caseWorker', nextCursor = null as string | null } = {},
) {
  window.history.replaceState(null, '', '/');
  const api = createFakeApi({
    ...emptyQueue,
    GetCases: { cases: { nodes: [buildCase({}), second], nextCursor } },
    GetQueueCounts: { queueCounts: [{ view: 'review', count: 240 }] },
    GetAssignees: { assignees: [{ id: 'user-2', name: 'Theo Marchetti', email: 't@demo.example' }] },
    ...replies,
  });
  const staff = buildStaffMember({ role });
  return { ...renderConsole(buildSession({ staff, request: api.request }), path), calls: api.calls };
}

const asShown = { view: 'review', status: 'InReview', programId: null, find: 'okafor' };

const findBar = async () => within(await screen.findByRole('region', { name: 'Selected cases' }));

describe('changing many cases at once', () => {
  it('says what would happen to each case, then has it done and shows how far it is', async () => {
    const { person, calls } = open({
      PlanBulkChange: { planBulkChange: { metadata: done, bulkChange: { ...buildChange({}), cases } } },
      StartBulkChange: { startBulkChange: { metadata: done } },
      GetBulkChanges: [
        { bulkChanges: [] },
        { bulkChanges: [buildChange({ state: 'applying' })] },
        { bulkChanges: [buildChange({ state: 'done', waitingCount: 0, doneCount: 1, canUndo: true })] },
      ],
      GetBulkChange: { bulkChange: { ...buildChange({ state: 'done' }), cases } },
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all cases on this page' }));
    const bar = await findBar();
    expect(bar.getByText('2 cases selected')).toBeDefined();
    expect(bar.getByText('$6,500 requested')).toBeDefined();

    await person.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }));
    await person.click(dialog.getByRole('button', { name: 'Dry Run' }));
    expect(dialog.getByText('Choose someone or “Nobody”')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Assign to'));
    await dialog.findByRole('option', { name: 'Theo Marchetti' });
    await person.selectOptions(dialog.getByLabelText('Assign to'), 'Theo Marchetti');
    await person.click(dialog.getByRole('button', { name: 'Dry Run' }));
    const dryRun = within(await screen.findByRole('dialog', { name: 'Dry run: Assign' }));
    expect(dryRun.getByText('1 case will change.')).toBeDefined();
    expect(dryRun.queryByText(/cannot be undone/)).toBeNull();
    expect(dryRun.getByText('1 case will not.')).toBeDefined();
    expect(dryRun.getByRole('listitem').textContent).toBe(`MPQR-8888: ${refusal}`);
    await person.click(dryRun.getByRole('button', { name: 'Assign 1 case' }));

    const panel = within(await screen.findByRole('region', { name: 'Changes of many cases' }));
    expect(await panel.findByText('1 of 2')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Selected cases' })).toBeNull();
    expect(
      await panel.findByText(/1 case done\. 1 was left as it is\./, {}, { timeout: 3000 }),
    ).toBeDefined();
    await person.click(panel.getByRole('button', { name: 'Show what was left' }));
    expect(await screen.findByText(refusal, { exact: false })).toBeDefined();

    const [planned] = calls.filter(([name]) => name === 'PlanBulkChange').map(([, input]) => input);
    expect(planned).toMatchObject({ kind: 'assign', assigneeId: 'user-2', caseIds: ['case-1', 'case-2'] });
    expect(calls.find(([name]) => name === 'StartBulkChange')?.[1]).toEqual({ id: 'bulk-1' });
  });

  it('asks on until the dry run came to every case', async () => {
    const piece = (untriedCount: number) => ({
      planBulkChange: {
        metadata: done,
        bulkChange: { ...buildChange({ kind: 'export', untriedCount }), cases },
      },
    });
    const { person, calls } = open({ PlanBulkChange: [piece(200), piece(1), piece(0)] });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all cases on this page' }));
    await person.click((await findBar()).getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByRole('button', { name: 'Dry Run' }));
    await screen.findByRole('button', { name: 'Export 1 case' });

    const asked = calls.filter(([name]) => name === 'PlanBulkChange').map(([, input]) => input);
    expect(asked).toHaveLength(3);
    expect(asked).toEqual(asked.map(() => asked[0]));
  });

  it('takes the whole list and not only what the page shows', async () => {
    const { person, calls } = open(
      {
        GetQueueCount: { queueCount: 137 },
        PlanBulkChange: {
          planBulkChange: { metadata: done, bulkChange: { ...buildChange({ kind: 'export' }), cases } },
        },
      },
      { path: '/cases?view=review&status=InReview&find=okafor&sort=-amount', nextCursor: 'next' },
    );
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all cases on this page' }));
    const bar = await findBar();
    await person.click(await bar.findByRole('button', { name: 'Choose all 137 of this list' }));
    expect(bar.getByText('All 137 cases of this list selected')).toBeDefined();
    expect(window.location.search).toBe('?chosen=all');
    await person.click(bar.getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByRole('button', { name: 'Dry Run' }));
    await screen.findByRole('button', { name: 'Export 1 case' });
    expect(calls.find(([name]) => name === 'PlanBulkChange')?.[1]).toMatchObject({
      kind: 'export',
      filter: { ...asShown, sort: 'amount', descending: true },
    });
    expect(calls.find(([name]) => name === 'GetQueueCount')?.[1]).toEqual({ filter: asShown });
  });

  it('does not offer a list that is too long to change at once', async () => {
    const { person } = open({ GetQueueCount: { queueCount: 1001 } }, { nextCursor: 'next' });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all cases on this page' }));
    const bar = await findBar();
    expect(await bar.findByText(/At most 1,000 can be changed at once/)).toBeDefined();
    expect(bar.queryByRole('button', { name: /of this list/ })).toBeNull();
  });

  it.each([
    ['message', null, true],
    ['move', 'sendBack', true],
    ['move', 'archiveCase', false],
  ])('says in the dry run whether it can be undone: %s %s', async (kind, action, isFinal) => {
    const bulkChange = { ...buildChange({ kind, action }), cases };
    const { person } = open({ PlanBulkChange: { planBulkChange: { metadata: done, bulkChange } } });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose 7GHX-2QPM, Yolanda Okafor' }));
    await findBar();
    await person.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
    await person.type(dialog.getByLabelText(/^Message/), 'Hello');
    await person.click(dialog.getByRole('button', { name: 'Dry Run' }));
    const hint = await screen.findByText(/^No one is notified until you confirm\./);
    expect(hint.textContent.includes('This cannot be undone.')).toBe(isFinal);
  });

  it('asks for what a step needs, and offers only steps of the role', async () => {
    const { person, calls } = open({
      PlanBulkChange: { planBulkChange: { metadata: { status: 400, errors: [], message: 'Not now.' } } },
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose 7GHX-2QPM, Yolanda Okafor' }));
    await findBar();
    await person.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }));
    const steps = within(dialog.getByLabelText('What to do')).getAllByRole('option');
    expect(steps.map(({ textContent }) => textContent)).not.toContain('Archive');
    await person.selectOptions(dialog.getByLabelText('What to do'), 'Send back');
    await person.click(dialog.getByRole('button', { name: 'Dry Run' }));
    expect(dialog.getByText('Enter a reason')).toBeDefined();
    expect(calls.map(([name]) => name)).not.toContain('PlanBulkChange');
    await person.type(dialog.getByLabelText(/^Reason/), 'Please add the lease.');
    await person.click(dialog.getByRole('button', { name: 'Dry Run' }));
    expect(await dialog.findByText('Not now.')).toBeDefined();
    expect(calls.find(([name]) => name === 'PlanBulkChange')?.[1]).toMatchObject({
      kind: 'move',
      action: 'sendBack',
      reason: 'Please add the lease.',
      assigneeId: null,
    });
  });

  it('chooses by key, one or all up to one, and clears', async () => {
    const { person } = open({});
    await screen.findByRole('link', { name: 'Hieu Tran' });
    await person.keyboard('jx');
    expect((await findBar()).getByText('1 case selected')).toBeDefined();
    await person.keyboard('j{Shift>}X{/Shift}');
    expect((await findBar()).getByText('2 cases selected')).toBeDefined();
    expect(window.location.search).toBe('?chosen=7GHX-2QPM%2CMPQR-8888');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected cases' })).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('asks again while someone has one of the cases in hand, and keeps the page where it was', async () => {
    const undone = buildChange({ id: 'bulk-2', undoes: 'bulk-1', refusedCount: 0 });
    const busy = new RequestError('Unavailable', { status: 503 });
    const { person, calls } = open({
      GetBulkChanges: {
        bulkChanges: [buildChange({ state: 'done', waitingCount: 0, doneCount: 1, canUndo: true })],
      },
      PlanBulkUndo: [
        busy,
        { planBulkUndo: { metadata: done, bulkChange: { ...undone, cases: cases.slice(0, 1) } } },
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dry run: undo "Assign"' }));
    await dialog.findByRole('button', { name: 'Undo for 1 case' }, { timeout: 5_000 });
    expect(calls.filter(([name]) => name === 'PlanBulkUndo')).toHaveLength(2);
  });

  it('says beside the page that a result could not be loaded, without taking the page away', async () => {
    const { person } = open({
      GetBulkChanges: { bulkChanges: [buildChange({ state: 'done', waitingCount: 0, doneCount: 1 })] },
      GetBulkChange: new RequestError('Unavailable', { status: 503 }),
    });
    await person.click(await screen.findByRole('button', { name: 'Show what was left' }));
    expect(await screen.findByText('We could not load the result.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Cases', hidden: true })).toBeDefined();
  });

  it('says that the team could not be loaded, instead of offering nobody', async () => {
    const { person } = open({ GetAssignees: new RequestError('Forbidden', { status: 200 }) });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all cases on this page' }));
    await person.click((await findBar()).getByRole('button', { name: /^Assign/ }));
    const failed = 'We could not load your team. Please close this and try again.';
    expect(await screen.findByText(failed, {}, { timeout: 12_000 })).toBeDefined();
  });

  it('offers to undo after saying what would go back', async () => {
    const undone = buildChange({ id: 'bulk-2', undoes: 'bulk-1', refusedCount: 0 });
    const { person, calls } = open({
      GetBulkChanges: {
        bulkChanges: [buildChange({ state: 'done', waitingCount: 0, doneCount: 1, canUndo: true })],
      },
      PlanBulkUndo: { planBulkUndo: { metadata: done, bulkChange: { ...undone, cases: cases.slice(0, 1) } } },
      StartBulkChange: { startBulkChange: { metadata: done } },
    });
    await screen.findByRole('button', { name: 'Undo' });
    await person.keyboard('z');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dry run: undo "Assign"' }));
    await person.click(await dialog.findByRole('button', { name: 'Undo for 1 case' }));
    expect(calls.find(([name]) => name === 'PlanBulkUndo')?.[1]).toMatchObject({ undoes: 'bulk-1' });
    expect(calls.find(([name]) => name === 'StartBulkChange')?.[1]).toEqual({ id: 'bulk-2' });
  });

  it('lets fiscal officers export and move, but neither assign nor write', async () => {
    const { person } = open({}, { role: 'fiscal' });
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all cases on this page' }));
    const bar = await findBar();
    const names = bar.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Change status s', 'Export ', 'Clear esc']);
  });
});
