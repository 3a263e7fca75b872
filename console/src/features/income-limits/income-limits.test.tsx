import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerUploads } from '@handrail/ui/testing';
import { buildSession, buildStaffMember } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const done = { status: 200, errors: [], message: null };
const shipped = {
  ...{ id: 'set-1', year: 2024, source: 'HUD, fiscal year 2024', effectiveFrom: '2024-04-01' },
  ...{
    importedAt: '2026-11-01T12:00:00Z',
    areaCount: 4_594,
    isShared: true,
    isSetAside: false,
    isInForce: true,
  },
};
const own = { ...shipped, id: 'set-2', year: 2025, isShared: false };
const plan = {
  ...{ key: 'plan-1', areaCount: 4_600, comparedYear: 2024 },
  ...{ addedCount: 1, changedCount: 140, droppedCount: 1, unchangedCount: 4_458 },
  added: [{ fips: '0917099999', label: 'South Central Region, CT' }],
  dropped: [{ fips: '0226199999', label: 'Valdez-Cordova Census Area, AK' }],
  changed: [
    {
      ...{ fips: '3604799999', label: 'Kings County, NY', tier: 'low', householdSize: 4 },
      ...{ before: 124_400, after: 129_600, percentage: 4.2 },
    },
  ],
};

function open(role: 'admin' | 'caseWorker' = 'admin', sets: unknown = { incomeLimitSets: [shipped] }) {
  const api = createFakeApi({
    GetIncomeLimitSets: sets,
    ReturnToSharedLimits: { returnToSharedLimits: { metadata: done } },
  });
  const session = buildSession({ staff: buildStaffMember({ role }), request: api.request });
  return { api, ...renderConsole(session, '/income-limits') };
}

async function chooseFile(person: ReturnType<typeof open>['person']) {
  await person.type(await screen.findByRole('textbox', { name: /Year/ }), '2025');
  const file = new File(['x'], 'Section8-FY25.xlsx');
  await person.upload(screen.getByLabelText(/File/), file);
  await person.click(screen.getByRole('button', { name: 'Check the File' }));
}

describe('the income limits of a partner', () => {
  it('are listed with their source and dates, and which are in force', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /2024/ }));
    for (const text of ['In force', 'HUD, fiscal year 2024', 'The operator, for everyone', '4,594'])
      expect(row.getByText(text)).toBeDefined();
    expect(row.getByText(/Apr(?:il)? 1, 2024/)).toBeDefined();
  });

  it('are said to be old once HUD has published newer ones, and only then', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
    open();
    await screen.findByText('People are checked against the limits of 2024');
    expect(screen.getByText(/You can import those of 2026 below/)).toBeDefined();
    cleanup();
    vi.setSystemTime(new Date('2026-05-01T12:00:00Z'));
    open('admin', { incomeLimitSets: [{ ...shipped, year: 2025 }] });
    await screen.findByText('In force');
    expect(screen.queryByText(/People are checked against/)).toBeNull();
    vi.useRealTimers();
  });

  it('lead back to the pre-check', async () => {
    open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Pre-check' }));
    expect(tabs.getByRole('link', { name: 'Questions and programs' }).getAttribute('href')).toMatch(
      /\/eligibility$/,
    );
    expect(tabs.getByRole('link', { name: 'Income limits' }).getAttribute('aria-current')).toBe('page');
  });

  it('are imported after a look at what changes, and a confirmation', async () => {
    const sent = answerUploads(200, { data: { importIncomeLimits: { metadata: done, faults: [], plan } } });
    const { person, api } = open();
    await chooseFile(person);
    expect(await screen.findByText('Changed: 140. Added: 1. Dropped: 1. Unchanged: 4,458.')).toBeDefined();
    const row = within(screen.getByRole('row', { name: /Kings County, NY/ }));
    for (const text of ['Low, household size 4', '+4.2%']) expect(row.getByText(text)).toBeDefined();
    expect(row.getAllByText(/\$/).map(({ textContent }) => textContent)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/\.00$/)]),
    );
    expect(screen.getByText('Shown: 1 of 140')).toBeDefined();
    expect(screen.getByText('South Central Region, CT')).toBeDefined();
    expect(readInput(sent[0])).toMatchObject({ year: 2025, effectiveFrom: '2025-04-01', confirmedKey: null });

    await person.click(screen.getByRole('button', { name: 'Import These Limits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import the income limits of 2025?' }));
    expect(sent).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('The income limits of 2025 are imported')).toBeDefined();
    expect(readInput(sent[1])).toMatchObject({ year: 2025, confirmedKey: 'plan-1' });
    expect(api.calls.filter(([name]) => name === 'GetIncomeLimitSets')).toHaveLength(2);
  });

  it.each([
    [4_592, 0, true],
    [460, 4_134, true],
    [459, 4_135, false],
    [1, 4_593, false],
    [0, 4_594, false],
  ])(
    'say a drop of %i beside %i that stay, and want a large one confirmed knowingly',
    async (dropped, kept, isLarge) => {
      const counts = { droppedCount: dropped, changedCount: 0, unchangedCount: kept, changed: [] };
      answerUploads(200, {
        data: { importIncomeLimits: { metadata: done, faults: [], plan: { ...plan, ...counts } } },
      });
      const { person } = open();
      await chooseFile(person);
      await person.click(await screen.findByRole('button', { name: 'Import These Limits' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Import the income limits of 2025?' }));
      const submit = dialog.getByRole('button', { name: 'Import' });
      expect(dialog.getAllByText(new RegExp(dropped.toLocaleString('en-US'))).length).toBeGreaterThan(0);
      expect(submit).toHaveProperty('disabled', isLarge);
      if (!isLarge) return;
      await person.click(
        dialog.getByRole('checkbox', { name: `Drop ${dropped.toLocaleString('en-US')} areas` }),
      );
      expect(submit).toHaveProperty('disabled', false);
    },
  );

  it('are not imported from a file with faults, and each is said', async () => {
    const faults = ['Line 3: l80_3 is empty.', 'Line 9: Area 3604799999 is in line 2 already.'];
    answerUploads(200, { data: { importIncomeLimits: { metadata: done, faults, plan: null } } });
    const { person } = open();
    await chooseFile(person);
    expect(await screen.findByText('This file cannot be imported. Nothing was changed.')).toBeDefined();
    for (const fault of faults) expect(screen.getByText(fault)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Import These Limits' })).toBeNull();
  });

  it("are left for the operator's after a confirmation, by whoever imported their own", async () => {
    const { person, api } = open('admin', { incomeLimitSets: [{ ...own, isInForce: true }, shipped] });
    await person.click(await screen.findByRole('button', { name: "Go Back to the Operator's Limits" }));
    const dialog = within(await screen.findByRole('dialog', { name: "Go back to the operator's limits?" }));
    await person.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText("You use the operator's limits again")).toBeDefined();
    expect(api.calls.filter(([name]) => name === 'ReturnToSharedLimits')).toHaveLength(1);
  });

  it('offer no way back to whoever uses those of the operator, and say what is no longer used', async () => {
    open('admin', { incomeLimitSets: [{ ...own, isSetAside: true, isInForce: false }, shipped] });
    expect(await screen.findByText('Your organization, no longer used')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Go Back/ })).toBeNull();
  });

  it('ask for a year and a file before anything is sent', async () => {
    const sent = answerUploads(200, {});
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Check the File' }));
    expect(screen.getByText('Enter the year of the limits, such as 2025')).toBeDefined();
    expect(screen.getByText('Choose the file')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('say when they cannot be loaded, and to whom they belong', async () => {
    open('admin', new Error('down'));
    expect(await screen.findByText('We could not load the income limits.')).toBeDefined();
    open('caseWorker');
    expect(
      await screen.findByRole('heading', { name: 'Only admins can update income limits' }),
    ).toBeDefined();
  });
});

function readInput(call: ReturnType<typeof answerUploads>[number] | undefined): unknown {
  const { variables } = JSON.parse(call?.body.get('operations') as string) as {
    variables: { input: unknown };
  };
  return variables.input;
}
