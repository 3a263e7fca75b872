import type { EligibilityContent } from '@handrail/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { done } from '../../testing/open-case.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const published: EligibilityContent = {
  questions: [
    { id: 'q1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?', props: { answer: 'yes' } },
    {
      id: 'q2',
      key: 'county',
      type: 'Dropdown',
      copy: 'Where do you live?',
      props: {
        label: 'County',
        items: [
          { label: 'Queens', value: 'queens' },
          { label: 'Kings', value: 'kings' },
        ],
        answer: ['queens', 'kings'],
      },
    },
  ],
  programs: [{ programId: 'p1', conditions: [] }],
  samples: [
    { id: 's1', name: 'A family in Queens', answers: { rents: 'yes', county: 'queens' } },
    { id: 's2', name: 'A couple in Kings', answers: { rents: 'yes', county: 'kings' } },
  ],
};

const limits = [{ householdSize: 4, incomeLimit: 50_000 }];
const queens = {
  ...{ id: '3608199999.set', town: null, county: 'Queens County', state: 'NY' },
  incomeLimit: {
    ...{ id: '3608199999.set', year: 2026 },
    limits: { extremelyLow: limits, veryLow: limits, low: limits },
  },
};

const version = {
  ...{ number: 3, content: published, note: 'First one', publishedAt: '2026-11-10T15:00:00.000Z' },
  ...{ publishedBy: 'Priya N.', takenBackAt: null, takenBackBy: null },
};
const desk = {
  current: version,
  draft: null,
  versions: [version],
  programs: [
    { id: 'p1', name: 'Rent Relief' },
    { id: 'p2', name: 'Food Help' },
  ],
  areas: [],
};
const conflict = { metadata: { status: 409, errors: ['CONFLICT'], message: 'Changed' }, revision: null };

function open(replies: Readonly<Record<string, unknown>> = {}, role: 'admin' | 'fiscal' = 'admin') {
  const api = createFakeApi({
    GetEligibilityDesk: { eligibilityDesk: desk },
    SaveEligibilityDraft: [
      { saveEligibilityDraft: { ...done, revision: 1 } },
      { saveEligibilityDraft: { ...done, revision: 2 } },
    ],
    PublishEligibility: { publishEligibility: { ...done, number: 4 } },
    TakeBackEligibility: { takeBackEligibility: done },
    ...replies,
  });
  const session = buildSession({ staff: buildStaffMember({ role }), request: api.request });
  const { person } = renderConsole(session, '/eligibility');
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

describe('the editor of the pre-check', () => {
  it('shows whose result a change flips, saves the draft by itself and publishes it', async () => {
    const { person, sent } = open();
    const flips = within(await screen.findByRole('region', { name: 'Whose result changes' }));
    expect(flips.getByText('No result of a sample household changes.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Income limits' }).getAttribute('href')).toMatch(
      /\/income-limits$/,
    );

    await person.click(screen.getByRole('button', { name: '2. Where do you live?' }));
    for (const kings of screen.getAllByRole('checkbox', { name: 'Passes' }).slice(1)) {
      await person.click(kings);
    }
    expect(flips.getByText('The result of 1 sample household changes.')).toBeDefined();
    const [first] = flips.getAllByRole('listitem');
    expect(first?.textContent).toContain('A couple in Kings');
    expect(first?.textContent).toMatch(/Eligible→Not eligible.*You answered “?"?Kings/);

    await waitFor(() => expect(sent('SaveEligibilityDraft')).toHaveLength(1), { timeout: 3000 });
    await person.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this pre-check?' }));
    expect(dialog.getByText('“Where do you live?” changed.')).toBeDefined();
    expect(dialog.getByText('A couple in Kings')).toBeDefined();
    expect(dialog.queryByText('A family in Queens')).toBeNull();
    await person.type(dialog.getByRole('textbox'), 'Queens only');
    await person.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published')).toBeDefined();
    expect(sent('PublishEligibility')).toEqual([{ revision: 1, replaces: 3, note: 'Queens only' }]);
  });

  it('adds a question of a kind, names what is missing, and moves and removes questions', async () => {
    const { person } = open();
    await screen.findByRole('heading', { name: 'Questions' });
    await person.selectOptions(screen.getByRole('combobox', { name: /Kind of a new question/ }), 'TextInput');
    await person.click(screen.getByRole('button', { name: 'Add a question' }));
    expect(screen.getByText('Write the question.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
    await person.type(screen.getByRole('textbox', { name: 'Question' }), 'Your ZIP code?');
    await person.type(screen.getByRole('textbox', { name: 'Label of the field' }), 'ZIP');
    expect(screen.queryByText('Write the question.')).toBeNull();

    const up = screen.getByRole('button', { name: 'Move “Your ZIP code?” up' });
    await person.click(up);
    expect(screen.getByRole('button', { name: '2. Your ZIP code?' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(up));
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByRole('button', { name: '1. Your ZIP code?' })).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Remove “Your ZIP code?”' }));
    await person.click(await screen.findByRole('button', { name: 'Remove the question' }));
    expect(screen.queryByRole('button', { name: /Your ZIP code/ })).toBeNull();
  });

  it('builds the conditions of a program from the questions', async () => {
    const { person, sent } = open();
    await screen.findByRole('heading', { name: 'Programs' });
    await person.click(screen.getByRole('button', { name: 'Add a condition to Rent Relief' }));
    const condition = within(screen.getByRole('group', { name: 'Condition 1' }));
    await person.selectOptions(condition.getByRole('combobox', { name: /About/ }), 'county');
    await person.selectOptions(condition.getByRole('combobox', { name: /Comparison/ }), 'isNot');
    const flips = within(screen.getByRole('region', { name: 'Whose result changes' }));
    expect(flips.getByText(/Rent Relief: likely, then unlikely/)).toBeDefined();
    await waitFor(() => expect(sent('SaveEligibilityDraft').length).toBeGreaterThan(0), { timeout: 3000 });
    expect(sent('SaveEligibilityDraft').at(-1)).toMatchObject({
      content: {
        programs: [
          {
            programId: 'p1',
            conditions: [{ rule: { not: { in: [{ answer: 'county' }, { literal: ['queens'] }] } } }],
          },
        ],
      },
    });
  });

  it('shows a condition that a file wrote as a plain comparison, and every text of the page', async () => {
    const rule = { eq: [{ answer: 'rents' }, 'yes'] } as const;
    const texts = {
      ...{ title: 'Check first', copy: 'Answer these.', description: 'Two minutes.' },
      message: { eligible: 'Good news', ineligible: 'Sorry' },
    };
    const content = { ...published, ...texts, programs: [{ programId: 'p1', conditions: [{ rule }] }] };
    const { person, sent } = open({
      GetEligibilityDesk: { eligibilityDesk: { ...desk, current: { ...version, content } } },
    });
    const condition = within(await screen.findByRole('group', { name: 'Condition 1' }));
    expect(condition.getByRole('combobox', { name: /Comparison/ })).toHaveProperty('value', 'isOneOf');
    expect(condition.getByRole('checkbox', { name: 'Yes' })).toHaveProperty('checked', true);
    const words = within(screen.getByRole('region', { name: 'Texts' }));
    const shown = words.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    expect(shown).toEqual([texts.title, texts.copy, texts.description, ...Object.values(texts.message)]);

    await person.type(words.getByRole('textbox', { name: /^Description/ }), ' No account.');
    await waitFor(() => expect(sent('SaveEligibilityDraft').length).toBeGreaterThan(0), { timeout: 3000 });
    expect(sent('SaveEligibilityDraft').at(-1)).toMatchObject({
      content: { description: 'Two minutes. No account.' },
    });
  });

  it('names a title of spaces and a condition without an answer, and does not publish them', async () => {
    const { person } = open();
    await person.type(await screen.findByRole('textbox', { name: 'Title' }), '  ');
    expect(screen.getByText('Write something, or leave this empty.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
    await person.clear(screen.getByRole('textbox', { name: 'Title' }));
    await person.click(screen.getByRole('button', { name: 'Add a condition to Rent Relief' }));
    const condition = within(screen.getByRole('group', { name: 'Condition 1' }));
    await person.click(condition.getByRole('checkbox', { name: 'Yes' }));
    expect(condition.getByText('Select at least one answer, and leave none of them empty.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
  });

  it('does not overwrite what a colleague saved', async () => {
    const { person, sent } = open({
      SaveEligibilityDraft: [
        { saveEligibilityDraft: conflict },
        { saveEligibilityDraft: { ...done, revision: 9 } },
      ],
    });
    await person.type(await screen.findByRole('textbox', { name: 'Title' }), 'T');
    expect(await screen.findByText(/A colleague saved this pre-check/, {}, { timeout: 3000 })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
    await waitFor(() => expect(sent('SaveEligibilityDraft')).toHaveLength(2));
    expect(screen.queryByText(/A colleague saved this pre-check/)).toBeNull();
  });

  it('takes back the version that is asked', async () => {
    const { person, sent } = open();
    await person.click(await screen.findByRole('button', { name: 'Take this version back' }));
    expect(screen.getByText(/No version comes before it/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('The version was taken back')).toBeDefined();
    expect(sent('TakeBackEligibility')).toEqual([{ number: 3 }]);
  });

  it('starts with an example where nothing is asked yet, and lets it be tried out', async () => {
    const { person } = open({
      GetEligibilityDesk: { eligibilityDesk: { ...desk, current: null, versions: [] } },
      FindAreas: { incomeLimitAreas: { nodes: [queens] } },
    });
    await person.click(await screen.findByRole('button', { name: 'Start with an example' }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Let’s make sure you’re eligible')).toBeDefined();
    await person.type(preview.getByRole('textbox', { name: /Where do you live/ }), 'queens');
    await person.click(await preview.findByRole('button', { name: 'Queens County, NY' }));
    await person.selectOptions(preview.getByRole('combobox', { name: /How many people/ }), '4');
    expect(preview.getByRole('textbox', { name: /Maximum household income/ })).toHaveProperty(
      'value',
      '$50,000',
    );
    await person.click(
      within(preview.getByRole('radiogroup', { name: /above this amount/ })).getByLabelText('No'),
    );
    await person.click(within(preview.getByRole('radiogroup', { name: /your bills/ })).getByLabelText('Yes'));
    await person.click(preview.getByRole('button', { name: 'Check Eligibility' }));
    expect(preview.getByText('You are eligible to apply!')).toBeDefined();
  });

  it('is not there for staff who may not change programs', async () => {
    open({}, 'fiscal');
    expect(
      await screen.findByRole('heading', { name: 'Only an admin can change the pre-check' }),
    ).toBeDefined();
  });

  it('judges a household by the limits of the place where it lives', async () => {
    const income = { id: 'q1', key: 'home', type: 'AMIComponent', copy: 'Your household' } as const;
    const content: EligibilityContent = {
      questions: [income],
      samples: [{ id: 's1', name: 'A family of four in Queens with $48,000', answers: {} }],
    };
    const { person } = open({
      GetEligibilityDesk: { eligibilityDesk: { ...desk, current: { ...version, content } } },
      FindAreas: { incomeLimitAreas: { nodes: [queens] } },
    });
    const flips = within(await screen.findByRole('region', { name: 'Whose result changes' }));
    expect(flips.getByText(/^Not answered: Where do you live\? How many people/)).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'A family of four in Queens with $48,000' }));
    await person.type(screen.getByRole('textbox', { name: /Where the household lives/ }), 'queens');
    await person.click(await screen.findByRole('button', { name: 'Queens County, NY' }));
    await person.selectOptions(screen.getByRole('combobox', { name: /^Household size/ }), '4');
    await person.type(screen.getByRole('textbox', { name: /^Yearly income in dollars/ }), '48000');
    expect(screen.getByText('This income is not above the limit there.')).toBeDefined();
    expect(flips.queryByText(/^Not answered/)).toBeNull();
    expect(flips.getByText('Eligible')).toBeDefined();

    await person.type(screen.getByRole('textbox', { name: /^Yearly income in dollars/ }), '0');
    expect(screen.getByText('This income is above the limit there.')).toBeDefined();
  });

  it('previews the yearly income where a program needs it, and finds a place by its ZIP code', async () => {
    const income = { id: 'q1', key: 'home', type: 'AMIComponent', copy: 'Your household' } as const;
    const { person, sent } = open({
      GetEligibilityDesk: {
        eligibilityDesk: { ...desk, current: { ...version, content: { ...published, questions: [income] } } },
      },
      FindAreasAt: { incomeLimitAreasAt: { nodes: [queens] } },
    });
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.queryByRole('textbox', { name: /yearly income/ })).toBeNull();
    await person.type(preview.getByRole('textbox', { name: /Where do you live/ }), '11101');
    await person.click(await preview.findByRole('button', { name: 'Queens County, NY' }));
    expect(sent('FindAreasAt')).toHaveLength(1);

    await person.click(screen.getByRole('button', { name: 'Add a condition to Rent Relief' }));
    const condition = within(screen.getByRole('group', { name: 'Condition 1' }));
    await person.selectOptions(condition.getByRole('combobox', { name: /About/ }), 'home.income');
    expect(condition.getByRole('spinbutton', { name: /Dollars a year/ })).toHaveProperty('value', '40000');
    await person.type(preview.getByRole('textbox', { name: /yearly income/ }), '48000');
    await person.selectOptions(preview.getByRole('combobox', { name: /How many people/ }), '4');
    await person.click(
      within(preview.getByRole('radiogroup', { name: /above this amount/ })).getByLabelText('No'),
    );
    await person.click(preview.getByRole('button', { name: 'Check Eligibility' }));
    expect(preview.getByText(/“\$48,000”.*at most “\$40,000\.”/)).toBeDefined();
  });

  it('previews every kind of question, and says why', async () => {
    const content: EligibilityContent = {
      questions: [
        { id: '1', key: 'about', type: 'Content', copy: 'First', props: { content: 'Read **this**.' } },
        { id: '2', key: 'home', type: 'AMIComponent', copy: 'Your household' },
        {
          id: '3',
          key: 'zip',
          type: 'TextInput',
          copy: 'Your ZIP code?',
          props: { label: 'ZIP', format: '11101' },
        },
        ...published.questions,
      ],
    };
    const { person } = open({
      GetEligibilityDesk: { eligibilityDesk: { ...desk, current: { ...version, content } } },
    });
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText('this').tagName).toBe('B');
    expect(preview.getByRole('textbox', { name: /Maximum household income/ })).toBeDefined();
    expect(preview.getByPlaceholderText('11101')).toBeDefined();
    expect(preview.getByText('6 answers are missing.')).toBeDefined();
    await person.click(
      within(preview.getByRole('radiogroup', { name: /Do you rent/ })).getByLabelText('Yes'),
    );
    expect(preview.getByText('5 answers are missing.')).toBeDefined();
    expect(preview.getByRole('button', { name: 'Check Eligibility' })).toHaveProperty('disabled', true);
  });
});
